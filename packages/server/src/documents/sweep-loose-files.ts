import type { DocumentStore } from './document-store.ts';
import type { FileStore } from './file-store.ts';

/** Longer than any upload takes, so that one in progress at another process is left alone. */
const HOUR_MS = 60 * 60 * 1000;

/** Deletes files whose upload or deletion was cut off by a crash. */
export async function sweepLooseFiles({
  documents,
  files,
  now,
}: {
  documents: DocumentStore;
  files: FileStore;
  now: () => Date;
}): Promise<void> {
  for (const key of await documents.looseFiles(new Date(now().getTime() - HOUR_MS))) {
    await files.delete(key);
    await documents.forgetFile(key);
  }
}
