import { LIMITS } from './limits.ts';
import { type FileFormat, type ReadRefusal, Unreadable } from './read-result.ts';

/** Each way to refuse a file, with what to do about it. The wording has one home: here. */

export const unsupported = () =>
  new Unreadable(
    'UNSUPPORTED_FILE_TYPE',
    'Unsupported file type: Please upload PDF, DOCX, or TXT files only.',
  );

export const empty = () =>
  new Unreadable('FILE_EMPTY', 'The file is empty. Choose a file that contains text.');

export const withoutText = (format: FileFormat) =>
  format === 'pdf'
    ? new Unreadable(
        'FILE_WITHOUT_TEXT',
        'The file has no text layer; it looks like a scan. Run text recognition (OCR) on it, save it again and upload that.',
      )
    : new Unreadable(
        'FILE_WITHOUT_TEXT',
        'The file contains no text, only pictures or empty pages. Choose a file that contains text.',
      );

export const encrypted = () =>
  new Unreadable(
    'FILE_ENCRYPTED',
    'The file is protected by a password. Save a copy without the password and upload that.',
  );

export const damaged = (what = 'The file is damaged and could not be read.') =>
  new Unreadable(
    'FILE_DAMAGED',
    `${what} Open it in the program that made it, save it again and upload that.`,
  );

export const tooComplex = (what: string) =>
  new Unreadable(
    'FILE_TOO_COMPLEX',
    `${what} Split it, or save the text as DOCX or TXT and upload that.`,
  );

export const tooManyPages = (pages: number) =>
  tooComplex(
    `The file has ${pages.toLocaleString('en')} pages; ${LIMITS.pages.toLocaleString('en')} can be read.`,
  );

const WAY_OUT: Record<FileFormat, string> = {
  pdf: 'PDF',
  docx: 'Word document (DOCX)',
  txt: 'text file (TXT)',
};

/** @param content what the file is, as a phrase with its article: "an Excel workbook". */
export const mismatch = (claimed: FileFormat, content: string, found?: FileFormat) =>
  new Unreadable(
    'FILE_TYPE_MISMATCH',
    found
      ? `The file is named as a ${WAY_OUT[claimed]} but its content is ${content}. Give it the ending .${found} and upload it again.`
      : `The file is named as a ${WAY_OUT[claimed]} but its content is ${content}. Save it as PDF, DOCX or TXT and upload that.`,
  );

export const outOfMeans = () =>
  tooComplex('The file needs more time or memory to read than is allowed.');

/** What to answer for a reader that did not live to answer itself. */
export const READER_DIED: Readonly<Record<'outOfMeans' | 'crashed', ReadRefusal>> = {
  outOfMeans: asRefusal(outOfMeans()),
  crashed: asRefusal(damaged()),
};

export function asRefusal({ code, message }: Unreadable): ReadRefusal {
  return { ok: false, code, message };
}
