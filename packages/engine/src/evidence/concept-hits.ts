/** Where each concept stands in a document, as half-open ranges of words, in reading order. */
export interface HitList {
  readonly starts: readonly number[];
  readonly ends: readonly number[];
}

export interface ConceptHits {
  /** Hits of a concept; empty for one that does not occur. */
  of(concept: string): HitList;
}

export const NO_HITS: HitList = { starts: [], ends: [] };

/** Index of the first hit that starts at or after `token`. */
export function firstFrom(hits: HitList, token: number): number {
  let low = 0;
  let high = hits.starts.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((hits.starts[middle] as number) < token) low = middle + 1;
    else high = middle;
  }
  return low;
}
