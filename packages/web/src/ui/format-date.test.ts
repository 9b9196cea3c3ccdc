import { expect, it } from 'vitest';
import { formatDay, formatDayAndTime, formatTableTime } from './format-date.ts';
import { formatMegabytes } from './format-size.ts';

// Local times, so that the cases hold in every time zone.
const instant = (...parts: [number, number, number, number, number]) =>
  new Date(...parts).toISOString();

it('writes dates as the product does', () => {
  expect(formatDay(instant(2026, 10, 21, 9, 14))).toBe('21 November 2026');
  expect(formatDayAndTime(instant(2026, 10, 1, 9, 4))).toBe('1 November 2026, 09:04');
  expect(formatTableTime(instant(2026, 10, 21, 23, 59))).toBe('21 Nov 2026, 23:59');
  expect(formatTableTime(instant(2026, 8, 2, 0, 0))).toBe('2 Sep 2026, 00:00');
});

it.each([
  [0, '0.00 MB'],
  [1, 'under 0.01 MB'],
  [251_658, '0.24 MB'],
  [10_485_760, '10.00 MB'],
])('writes %i bytes as %s', (bytes, text) => {
  expect(formatMegabytes(bytes)).toBe(text);
});
