import { expect, test } from 'vitest';
import { periodOf } from './allowance.ts';

test.each([
  [
    'the first moment',
    '2026-01-15T10:00:00Z',
    '2026-01-15T10:00:00Z',
    '2026-01-15T10:00:00Z',
    '2026-02-15T10:00:00Z',
  ],
  [
    'before the time of day',
    '2026-01-15T10:00:00Z',
    '2026-02-15T09:59:59Z',
    '2026-01-15T10:00:00Z',
    '2026-02-15T10:00:00Z',
  ],
  [
    'the end is the next beginning',
    '2026-01-15T10:00:00Z',
    '2026-02-15T10:00:00Z',
    '2026-02-15T10:00:00Z',
    '2026-03-15T10:00:00Z',
  ],
  [
    'over the year',
    '2025-11-20T00:00:00Z',
    '2026-01-02T00:00:00Z',
    '2025-12-20T00:00:00Z',
    '2026-01-20T00:00:00Z',
  ],
  [
    'the 31st in a short month',
    '2026-01-31T12:00:00Z',
    '2026-03-01T00:00:00Z',
    '2026-02-28T12:00:00Z',
    '2026-03-31T12:00:00Z',
  ],
  [
    'the 31st in a leap year',
    '2028-01-31T12:00:00Z',
    '2028-02-29T11:00:00Z',
    '2028-01-31T12:00:00Z',
    '2028-02-29T12:00:00Z',
  ],
  [
    'before the anchor',
    '2026-01-15T10:00:00Z',
    '2026-01-01T00:00:00Z',
    '2025-12-15T10:00:00Z',
    '2026-01-15T10:00:00Z',
  ],
])('%s', (_, anchor, now, start, end) => {
  expect(periodOf(new Date(anchor), new Date(now))).toEqual({
    periodStart: new Date(start),
    periodEnd: new Date(end),
  });
});

test('every moment is in exactly one month, whatever the anchor', () => {
  for (let day = 1; day <= 31; day++) {
    const anchor = new Date(Date.UTC(2026, 0, day, 5));
    let at = anchor;
    for (let month = 0; month < 30; month++) {
      const { periodStart, periodEnd } = periodOf(anchor, at);
      expect(periodStart).toEqual(at);
      expect(periodOf(anchor, new Date(periodEnd.getTime() - 1)).periodStart).toEqual(at);
      at = periodEnd;
    }
  }
});
