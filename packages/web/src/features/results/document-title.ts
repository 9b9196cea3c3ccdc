import type { Document } from '@lintel/contract';

const LONGEST_TITLE = 90;

/** The heading a document opens with; a document without one is called by its file name. */
export function documentTitle({
  extractedText,
  originalName,
}: Pick<Document, 'extractedText' | 'originalName'>): string {
  const title = /^\s*#{1,2}[ \t]+([^\n]+)/.exec(extractedText)?.[1]?.trim();
  if (title !== undefined && title.length <= LONGEST_TITLE) return title;
  return originalName.replace(/\.(pdf|docx|txt)$/i, '');
}
