import type { Document } from '@lintel/contract';

/** A policy as it is kept, without its text. */
export interface StoredDocument {
  id: string;
  originalName: string;
  format: 'pdf' | 'docx' | 'txt';
  /** Bytes of the uploaded file. */
  size: number;
  sha256: string;
  /** Where the file is in the file store. */
  fileKey: string;
  words: number;
  /** `[i]` is the offset at which page i + 1 begins; empty for files without pages. */
  pageStarts: number[];
  readingNotes: string[];
  uploadedAt: Date;
}

export interface DocumentWithText extends StoredDocument {
  text: string;
}

/** The numbered paragraphs of a text, in reading order. */
export type Outline = Document['paragraphs'];
