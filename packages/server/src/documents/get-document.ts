import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';
import type { DocumentWithText, Outline } from './document.ts';
import type { DocumentStore } from './document-store.ts';
import type { OutlineReader } from './outline-reader.ts';

/**
 * A document with its text and its numbered paragraphs.
 * @throws Refusal NOT_FOUND
 */
export async function getDocument(
  scope: TenantScope,
  id: string,
  { documents, outlines }: { documents: DocumentStore; outlines: OutlineReader },
): Promise<{ document: DocumentWithText; outline: Outline }> {
  const document = await documents.findWithText(scope, id);
  if (document === undefined) throw new Refusal('NOT_FOUND');
  return { document, outline: await outlines.read(document.text, document.pageStarts) };
}
