import { describe, expect, it } from 'vitest';
import { type Bearing, foremost, type Mark, neighbouringStop, stopIndex, stopsOf } from './mark.ts';

const mark = (id: string, start: number, end: number, bearing: Bearing = 'supports'): Mark => ({
  id,
  start,
  end,
  bearing,
  owner: { kind: 'control', id },
});

describe('foremost', () => {
  it.each<[string, Mark[], string | null]>([
    ['nothing under nothing', [], null],
    ['the worst first', [mark('met', 0, 9), mark('bad', 0, 9, 'denies')], 'bad'],
    ['weak before met', [mark('weak', 0, 9, 'weak'), mark('met', 0, 2)], 'weak'],
    ['the shorter of two equals', [mark('long', 0, 9), mark('short', 2, 4)], 'short'],
    ['never a place where nothing was found', [mark('looked', 0, 9, 'looked')], null],
  ])('%s', (_, marks, expected) => {
    expect(foremost(marks)?.id ?? null).toBe(expected);
  });
});

describe('stops', () => {
  const marks = [
    mark('a', 0, 10),
    mark('a-denied', 0, 10, 'denies'),
    mark('seen', 12, 15, 'looked'),
    mark('b', 20, 30, 'weak'),
    mark('c', 40, 50),
  ];
  const stops = stopsOf(marks);
  const [a, , seen, , c] = marks as [Mark, Mark, Mark, Mark, Mark];

  it('stops once at a range quoted twice, and never where Lintel only looked', () => {
    expect(stops.map(({ id }) => id)).toEqual(['a-denied', 'b', 'c']);
  });

  it.each<[string, Mark | null, 1 | -1, string]>([
    ['J begins at the first', null, 1, 'a-denied'],
    ['K begins at the last', null, -1, 'c'],
    ['J goes on from a range quoted twice', a, 1, 'b'],
    ['J goes round at the end', c, 1, 'a-denied'],
    ['K goes round at the beginning', a, -1, 'c'],
    ['J goes on from a passage that is no stop', seen, 1, 'b'],
    ['K goes back from a passage that is no stop', seen, -1, 'a-denied'],
  ])('%s', (_, selected, step, expected) => {
    expect(neighbouringStop(stops, { selected, step })?.id).toBe(expected);
  });

  it('has nowhere to go without marks', () => {
    expect(neighbouringStop([], { selected: null, step: 1 })).toBeNull();
  });

  it('finds the position of the selected range', () => {
    expect(stopIndex(stops, a)).toBe(0);
    expect(stopIndex(stops, seen)).toBe(-1);
    expect(stopIndex(stops, null)).toBe(-1);
  });
});
