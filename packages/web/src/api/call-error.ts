import { type ErrorCode, errorBody } from '@lintel/contract';

/** A call that was answered, but not with success. `message` reads `{status}: {sentence}`. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  /** Absent when the body is not ours (a proxy's page, an empty answer). */
  readonly code: ErrorCode | undefined;
  /** What a person reads: the server's own sentence, else the body, else the status text. */
  readonly sentence: string;

  constructor(answer: { status: number; sentence: string; code?: ErrorCode | undefined }) {
    super(`${answer.status}: ${answer.sentence}`);
    this.status = answer.status;
    this.code = answer.code;
    this.sentence = answer.sentence;
  }
}

/** The server no longer knows who asks: the person is led to /auth, which says so. */
export function isSessionOver(error: unknown): boolean {
  return error instanceof CallError && error.status === 401;
}

/** Reads the body of an answer that is not a success. Never throws. */
export async function callErrorFrom(response: Response): Promise<CallError> {
  const text = await response.text().catch(() => '');
  const ours = errorBody.safeParse(parseJson(text));
  if (ours.success) {
    const { code, message } = ours.data;
    return new CallError({ status: response.status, sentence: message, code });
  }
  return new CallError({ status: response.status, sentence: text || response.statusText });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
