import type { Document, Evidence } from '@lintel/contract';

/** `¶ 33 · 7.1 Personal data breaches · p. 6`, with spaces that do not break inside a part. */
export function placeOf(evidence: Pick<Evidence, 'paragraph' | 'heading' | 'page'>): string {
  const parts = [`¶\u00a0${evidence.paragraph}`];
  if (evidence.heading) parts.push(evidence.heading);
  if (evidence.page !== undefined) parts.push(`p.\u00a0${evidence.page}`);
  return parts.join(' · ');
}

/** `Verified, 14,208–14,270`: the range of the extracted text that is the quote. */
export function rangeOf({ start, end }: { start: number; end: number }): string {
  return `${start.toLocaleString('en')}–${end.toLocaleString('en')}`;
}

/** Number of the paragraph an offset stands in, or of the last one before it. */
export function paragraphAt(
  paragraphs: Document['paragraphs'],
  offset: number,
): Document['paragraphs'][number] | null {
  let low = 0;
  let high = paragraphs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paragraphs[middle]?.start ?? Number.POSITIVE_INFINITY) <= offset) low = middle + 1;
    else high = middle;
  }
  return paragraphs[low - 1] ?? null;
}

/** `¶ 29, ¶ 31`: where a finding stands, for its row; `nothing found` without evidence. */
export function rowPlace(evidence: readonly Pick<Evidence, 'paragraph'>[]): string {
  if (evidence.length === 0) return 'nothing found';
  const paragraphs = [...new Set(evidence.map(({ paragraph }) => paragraph))].sort((a, b) => a - b);
  const named = paragraphs.slice(0, 3).map((n) => `¶\u00a0${n}`);
  return paragraphs.length > 3
    ? `${named.join(', ')} and ${paragraphs.length - 3} more`
    : named.join(', ');
}
