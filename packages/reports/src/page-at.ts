/**
 * The page on which an offset stands, from 1; undefined for files without pages.
 * `pageStarts[i]` is the offset at which page i + 1 begins, ascending.
 */
export function pageAt(pageStarts: readonly number[], offset: number): number | undefined {
  if (pageStarts.length === 0) return undefined;
  let low = 0;
  let high = pageStarts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((pageStarts[middle] ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  // Text before the first page's offset is on the first page.
  return Math.max(low, 1);
}
