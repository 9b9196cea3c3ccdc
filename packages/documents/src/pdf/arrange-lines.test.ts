import { expect, test } from 'vitest';
import { arrangeLines } from './arrange-lines.ts';
import { type Line, UNTAGGED } from './run.ts';

/** Lines of a page in 12 points, each with its left end and its distance to the one above. */
const linesOf = (...rows: readonly [text: string, x: number, gap: number][]): Line[] => {
  let y = 72;
  return rows.map(([text, x, gap]) => {
    y += gap;
    const place = { x, y, end: 500, size: 12, bold: false, tag: UNTAGGED };
    return { page: 1, text, ...place, left: 72, right: 520, stretches: [{ text, ...place }] };
  });
};
const blocksOf = (lines: Line[]) => arrangeLines([{ page: 1, height: 800, lines }]);

/** So many that 22 points are the usual distance of two lines. */
const ITEMS: [string, number, number][] = Array.from({ length: 6 }, () => [
  '\u2022 Whatever was collected for this purpose is deleted at the end of it.',
  90,
  22,
]);

test('a paragraph left of a list of one-line items is no part of the last', () => {
  const blocks = blocksOf(linesOf(...ITEMS, ['This policy binds all staff.', 72, 22]));
  expect(blocks.map(({ kind }) => kind)).toEqual([...ITEMS.map(() => 'item'), 'paragraph']);
});

test('a numbered clause whose lines begin left of its number is one', () => {
  const blocks = blocksOf(
    linesOf(
      ['(a) The controller answers within one month.', 108, 14],
      ['It may take two more where a request is complex.', 72, 14],
      ['The person is told why.', 72, 14],
    ),
  );
  expect(blocks).toHaveLength(1);
});
