import type { ReadResult } from '@lintel/documents';
import { Refusal } from '../refusal.ts';

/** Turns an uploaded file into text, wherever and however that is safe. */
export interface DocumentReader {
  /**
   * Whatever is wrong with the file is a result, never a rejection.
   * @throws ReaderBusy when too many files are waiting to be read; the same file may be sent again.
   */
  read(input: { bytes: Uint8Array; name: string; mediaType: string }): Promise<ReadResult>;
}

export class ReaderBusy extends Refusal {
  constructor() {
    super(
      'TOO_MANY_REQUESTS',
      'Too many files are being read at once. Wait a minute and try again.',
    );
    this.name = 'ReaderBusy';
  }
}
