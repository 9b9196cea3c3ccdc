import type { ReadResult } from '@lintel/documents';

/** Turns an uploaded file into text, wherever and however that is safe. Never rejects over a file. */
export interface DocumentReader {
  read(input: { bytes: Uint8Array; name: string; mediaType: string }): Promise<ReadResult>;
}
