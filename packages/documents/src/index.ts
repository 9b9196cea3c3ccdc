/** Files to text. `readFile` is the one way in; run it where a hostile file can do no harm. */
export { LIMITS } from './limits.ts';
export { readFile } from './read-file.ts';
export type {
  FileFormat,
  ReadFailure,
  ReadInput,
  ReadRefusal,
  ReadResult,
  ReadText,
} from './read-result.ts';
