import type { DocumentStore } from './document-store.ts';
import type { FileStore } from './file-store.ts';

/** Longer than any upload takes, so that one in progress at another process is left alone. */
const HOUR_MS = 60 * 60 * 1000;

interface SweepNeeds {
  documents: DocumentStore;
  files: FileStore;
  /** Told of a file that cannot be deleted. It stays noted, for the next sweep. */
  report: (error: unknown, message: string) => void;
  now: () => Date;
}

/** Deletes files whose upload or deletion was cut off by a crash. */
export async function sweepLooseFiles(needs: SweepNeeds): Promise<void> {
  const { documents, files, report, now } = needs;
  for (const key of await documents.looseFiles(new Date(now().getTime() - HOUR_MS))) {
    try {
      await files.delete(key);
      await documents.forgetFile(key);
    } catch (error) {
      report(error, `The file ${key} belongs to no document and could not be deleted.`);
    }
  }
}
