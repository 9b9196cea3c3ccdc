export type FileFormat = 'pdf' | 'docx' | 'txt';

/** Why a file could not be read. The codes are those of the product's error table. */
export type ReadFailure =
  | 'UNSUPPORTED_FILE_TYPE'
  | 'FILE_EMPTY'
  | 'FILE_WITHOUT_TEXT'
  | 'FILE_ENCRYPTED'
  | 'FILE_DAMAGED'
  | 'FILE_TYPE_MISMATCH'
  | 'FILE_TOO_COMPLEX';

export interface ReadInput {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** As the sender claims it; a hint beside the name, the content decides. */
  readonly mediaType?: string;
}

/** A file as text: NFC, line feeds only, light Markdown, a blank line between blocks. */
export interface ReadText {
  readonly ok: true;
  readonly format: FileFormat;
  readonly text: string;
  /** `pageStarts[i]` is the offset in `text` at which page i+1 begins; empty without pages. */
  readonly pageStarts: readonly number[];
  /** What the reader should know about the reading, as sentences: pages skipped, text left out. */
  readonly notes: readonly string[];
}

export interface ReadRefusal {
  readonly ok: false;
  readonly code: ReadFailure;
  /** What happened and what to do next. */
  readonly message: string;
}

export type ReadResult = ReadText | ReadRefusal;

/** Thrown inside the readers; `readFile` turns it into a refusal. */
export class Unreadable extends Error {
  readonly code: ReadFailure;

  constructor(code: ReadFailure, message: string) {
    super(message);
    this.name = 'Unreadable';
    this.code = code;
  }
}
