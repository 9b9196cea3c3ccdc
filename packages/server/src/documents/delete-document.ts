import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';
import type { DocumentStore } from './document-store.ts';
import type { FileStore } from './file-store.ts';

interface DeleteNeeds {
  documents: DocumentStore;
  files: FileStore;
  now: () => Date;
}

/**
 * Deletes a document, its analyses and its file.
 * @throws Refusal NOT_FOUND, or DOCUMENT_IN_USE while it is analysed
 */
export async function deleteDocument(
  scope: TenantScope,
  id: string,
  { documents, files, now }: DeleteNeeds,
): Promise<void> {
  const removal = await documents.remove(scope, id, now());
  if (removal.outcome === 'unknown') throw new Refusal('NOT_FOUND');
  if (removal.outcome === 'in-use') throw new Refusal('DOCUMENT_IN_USE');
  if (removal.outcome !== 'removed') return;
  await files.delete(removal.fileKey);
  await documents.forgetFile(removal.fileKey);
}
