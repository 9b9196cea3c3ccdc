import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';
import type { StoredDocument } from './document.ts';
import type { DocumentStore } from './document-store.ts';
import type { FileStore } from './file-store.ts';

/**
 * The uploaded file, byte for byte.
 * @throws Refusal NOT_FOUND
 */
export async function getOriginal(
  scope: TenantScope,
  id: string,
  { documents, files }: { documents: DocumentStore; files: FileStore },
): Promise<{ document: StoredDocument; bytes: Uint8Array }> {
  const document = await documents.find(scope, id);
  if (document === undefined) throw new Refusal('NOT_FOUND');
  const bytes = await files.get(document.fileKey);
  if (bytes !== undefined) return { document, bytes };
  // Deleted between the two questions, or lost.
  if ((await documents.find(scope, id)) === undefined) throw new Refusal('NOT_FOUND');
  throw new Error(`The file of document ${id} is not in the file store.`);
}
