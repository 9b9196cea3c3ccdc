/** Files to text. `readFile` is the one way in; run it where a hostile file can do no harm. */
export { READER_DIED } from './failures.ts';
export { LIMITS } from './limits.ts';
export { warmUpPdf } from './pdf/open-pdf.ts';
export { readFile } from './read-file.ts';
export type {
  FileFormat,
  ReadFailure,
  ReadInput,
  ReadRefusal,
  ReadResult,
  ReadText,
} from './read-result.ts';
