import { z } from 'zod';

/**
 * Every error a call can answer with: its HTTP status and the sentence people read.
 * One exhaustive table; an error outside it is a fault of ours and becomes INTERNAL.
 * Where a use case knows more than the table, it sends its own sentence with the same code.
 */
export const ERRORS = {
  BAD_REQUEST: [400, 'The request is not in the expected form.'],
  UNAUTHENTICATED: [401, 'Please sign in to continue.'],
  INVALID_CREDENTIALS: [401, 'Invalid email or password'],
  SUBSCRIPTION_REQUIRED: [
    402,
    'An active subscription or trial is needed to run an analysis. Choose a plan on the Pricing page.',
  ],
  FRAMEWORK_NOT_IN_PLAN: [
    403,
    'This framework is not part of your plan. See the Pricing page for plans that include it.',
  ],
  FOREIGN_ORIGIN: [
    403,
    'This request came from another site and was refused. Open the product itself and try again.',
  ],
  NOT_FOUND: [404, 'There is nothing here by that name, or it belongs to another account.'],
  NOT_READY: [409, 'The analysis has not finished yet. Try again in a moment.'],
  ANALYSIS_FAILED: [409, 'The analysis could not be completed.'],
  DOCUMENT_IN_USE: [
    409,
    'An analysis of this document is running. Wait until it has finished, then try again.',
  ],
  FILE_TOO_LARGE: [413, 'File too large: Please upload files smaller than 10MB.'],
  UNSUPPORTED_FILE_TYPE: [
    415,
    'Unsupported file type: Please upload PDF, DOCX, or TXT files only.',
  ],
  FILE_MISSING: [400, 'No file was sent. Choose a PDF, DOCX or TXT file and try again.'],
  FILE_EMPTY: [422, 'The file is empty. Choose a file that contains text.'],
  FILE_WITHOUT_TEXT: [
    422,
    'The file has no text layer; it looks like a scan. Run text recognition (OCR) on it, save it again and upload that.',
  ],
  FILE_ENCRYPTED: [
    422,
    'The file is protected by a password. Save a copy without the password and upload that.',
  ],
  FILE_DAMAGED: [
    422,
    'The file is damaged and could not be read. Open it in the program that made it, save it again and upload that.',
  ],
  FILE_TYPE_MISMATCH: [
    422,
    'The content of the file is not what its name says. Save it again as PDF, DOCX or TXT and upload that.',
  ],
  FILE_TOO_COMPLEX: [
    422,
    'The file needs more time or memory to read than is allowed. Split it, or save the text as DOCX or TXT and upload that.',
  ],
  AUDIT_LIMIT_EXCEEDED: [429, 'Monthly audit limit exceeded'],
  TOO_MANY_REQUESTS: [429, 'Too many requests. Wait a minute and try again.'],
  INTERNAL: [500, 'Server error occurred. Please try again'],
  UNAVAILABLE: [503, 'The server is starting or stopping. Try again in a moment.'],
} as const satisfies Record<string, readonly [status: number, message: string]>;

export type ErrorCode = keyof typeof ERRORS;
export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** Body of every answer that is not a success. `error` and `message` are the same sentence. */
export const errorBody = z.object({
  code: z.enum(ERROR_CODES),
  error: z.string(),
  message: z.string(),
});
export type ErrorBody = z.infer<typeof errorBody>;
