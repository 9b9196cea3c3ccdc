import { describe, expect, it } from 'vitest';
import { paragraphAt, placeOf, rangeOf, rowPlace } from './place.ts';

describe('places in a document', () => {
  it.each([
    [{ paragraph: 33, heading: '7.1 Breaches', page: 6 }, '¶\u00a033 · 7.1 Breaches · p.\u00a06'],
    [{ paragraph: 1 }, '¶\u00a01'],
    [{ paragraph: 2, page: 1 }, '¶\u00a02 · p.\u00a01'],
  ])('names %o', (evidence, expected) => {
    expect(placeOf(evidence)).toBe(expected);
  });

  it('prints a range with thousands', () => {
    expect(rangeOf({ start: 14208, end: 14270 })).toBe('14,208–14,270');
  });

  it.each([
    [[], 'nothing found'],
    [[29], '¶\u00a029'],
    [[46, 33, 46], '¶\u00a033, ¶\u00a046'],
    [[1, 2, 3, 4, 5], '¶\u00a01, ¶\u00a02, ¶\u00a03 and 2 more'],
  ])('names the paragraphs of %o in a row', (paragraphs, expected) => {
    expect(rowPlace(paragraphs.map((paragraph) => ({ paragraph })))).toBe(expected);
  });

  it.each([
    [0, null],
    [5, 1],
    [9, 1],
    [12, 1],
    [20, 2],
    [999, 3],
  ])('finds the paragraph of offset %d', (offset, n) => {
    const paragraphs = [
      { n: 1, start: 5, end: 10 },
      { n: 2, start: 20, end: 30 },
      { n: 3, start: 40, end: 50 },
    ];
    expect(paragraphAt(paragraphs, offset)?.n ?? null).toBe(n);
  });
});
