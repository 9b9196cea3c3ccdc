import type { Document } from '@lintel/contract';

const LONGEST_TITLE = 90;

/** A title may stand below a table with owner and version, but not in the middle of the text. */
const TITLE_WITHIN_PARAGRAPHS = 10;

/** The first heading near the beginning of a document; without one it is called by its file name. */
export function documentTitle({
  extractedText,
  originalName,
  paragraphs,
}: Pick<Document, 'extractedText' | 'originalName' | 'paragraphs'>): string {
  for (const { start, end, role } of paragraphs.slice(0, TITLE_WITHIN_PARAGRAPHS)) {
    const lineStart = extractedText.lastIndexOf('\n', start - 1) + 1;
    const before = extractedText.slice(lineStart, start);
    const words = extractedText.slice(start, end);
    const marked = /^\s*#{1,6}\s+/.test(before + words);
    if (role === 'row' || !(marked || role === 'heading')) continue;
    const title = words.replace(/^\s*#{1,6}\s+/, '').trim();
    if (title !== '' && title.length <= LONGEST_TITLE) return title;
  }
  return originalName.replace(/\.(pdf|docx|txt)$/i, '');
}
