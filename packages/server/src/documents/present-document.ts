import { type Document, type DocumentSummary, MEDIA_TYPES } from '@lintel/contract';
import type { DocumentWithText, Outline, StoredDocument } from './document.ts';

/** A document as the contract shows it in lists. */
export function presentSummary(document: StoredDocument): DocumentSummary {
  return {
    id: document.id,
    originalName: document.originalName,
    mediaType: MEDIA_TYPES[document.format],
    size: document.size,
    sha256: document.sha256,
    uploadedAt: document.uploadedAt.toISOString(),
    ...(document.pageStarts.length > 0 && { pages: document.pageStarts.length }),
    words: document.words,
  };
}

/** The same with its text and its paragraphs. */
export function presentDocument(document: DocumentWithText, outline: Outline): Document {
  return {
    ...presentSummary(document),
    extractedText: document.text,
    paragraphs: outline,
    readingNotes: document.readingNotes,
  };
}
