import { type ReadInput, type ReadResult, readFile, warmUpPdf } from '@lintel/documents';

/**
 * The process that reads files, apart from the server. It knows nothing but the bytes it is sent:
 * its environment is empty, and it may read only the program's own files.
 */
export interface ReaderAnswer {
  readonly result: ReadResult;
}

process.on('message', async (input: ReadInput) => {
  const result = await readFile(input);
  process.send?.({ result } satisfies ReaderAnswer);
});

// Without the server there is nobody to read for, and nobody to kill what hangs.
process.on('disconnect', () => process.exit(0));

await warmUpPdf();
process.send?.('ready');
