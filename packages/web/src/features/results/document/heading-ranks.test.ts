import { expect, it } from 'vitest';
import { headingRanks } from './heading-ranks.ts';

const headings = (levels: string) =>
  [...levels].map((level, start) => ({
    start,
    shape:
      level === '-'
        ? ({ role: 'text' } as const)
        : ({ role: 'heading', level: Number(level) } as const),
  }));

it.each([
  ['1-2-2-3', 'title section section part'],
  ['1-1-2-1', 'title section part section'],
  ['2-3-4', 'title section part'],
  ['3-1-2', 'part section part'],
  ['1', 'title'],
  ['--', ''],
])('levels %s are %s', (levels, expected) => {
  expect([...headingRanks(headings(levels)).values()].join(' ')).toBe(expected);
});
