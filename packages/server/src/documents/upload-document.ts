import { createHash, randomUUID } from 'node:crypto';
import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';
import { countWords } from './count-words.ts';
import type { DocumentWithText, Outline } from './document.ts';
import type { DocumentReader } from './document-reader.ts';
import type { DocumentStore } from './document-store.ts';
import type { FileStore } from './file-store.ts';
import type { OutlineReader } from './outline-reader.ts';
import { storableText } from './storable-text.ts';

interface Upload {
  bytes: Uint8Array;
  name: string;
  mediaType: string;
}

export interface UploadNeeds {
  documents: DocumentStore;
  files: FileStore;
  reader: DocumentReader;
  outlines: OutlineReader;
  /** Told how each reading ended: a code of the error table, or `read`. */
  countReading: (outcome: string) => void;
  now: () => Date;
}

/**
 * Reads a file and keeps it with its text. The same file twice makes two documents.
 * @throws Refusal with the reader's code; then nothing has been kept
 */
export async function uploadDocument(
  scope: TenantScope,
  { bytes, name, mediaType }: Upload,
  { documents, files, reader, outlines, countReading, now }: UploadNeeds,
): Promise<{ document: DocumentWithText; outline: Outline }> {
  const originalName = storableName(name);
  const reading = await reader.read({ bytes, name: originalName, mediaType });
  countReading(reading.ok ? 'read' : reading.code);
  if (!reading.ok) throw new Refusal(reading.code, reading.message);

  const id = randomUUID();
  const text = storableText(reading.text);
  const document: DocumentWithText = {
    id,
    originalName,
    format: reading.format,
    size: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    fileKey: `originals/${id}.${reading.format}`,
    text,
    words: countWords(text),
    pageStarts: [...reading.pageStarts],
    readingNotes: [...reading.notes],
    uploadedAt: now(),
  };
  // Before anything is kept: a text without paragraphs could not be shown.
  const outline = await outlines.read(text, document.pageStarts);
  await documents.expectFile(scope, document.fileKey, document.uploadedAt);
  try {
    await files.put(document.fileKey, bytes);
    await documents.add(scope, document);
  } catch (error) {
    // A connection that breaks can lose the word of a commit: then the document is there after
    // all, and its file must stay. Where even that cannot be asked, the sweep decides.
    if ((await documents.find(scope, id)) !== undefined) return { document, outline };
    await files.delete(document.fileKey);
    await documents.forgetFile(document.fileKey);
    throw error;
  }
  return { document, outline };
}

/**
 * The name without folders, and without control characters, line breaks and marks that turn the
 * direction of writing, which make `fdp.exe` look like `exe.pdf`; short enough for any
 * file system.
 */
function storableName(name: string): string {
  const last = storableText(name).split(/[/\\]/).at(-1) ?? '';
  const shown = last.replace(/[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/gu, '').trim();
  return shown.length <= 200
    ? shown || 'document'
    : `${shown.slice(0, 150)}...${shown.slice(-47)}`.toWellFormed();
}
