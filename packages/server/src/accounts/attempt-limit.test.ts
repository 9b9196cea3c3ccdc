import { expect, test } from 'vitest';
import { createAttemptLimit } from './attempt-limit.ts';

test('attempts count in a window that begins with the first', () => {
  let time = 0;
  const limit = createAttemptLimit({ attempts: 2, windowMs: 100, now: () => new Date(time) });
  expect([limit.take('a'), limit.take('a'), limit.take('a')]).toEqual([true, true, false]);
  expect(limit.take('b')).toBe(true);
  time = 99;
  expect(limit.take('a')).toBe(false);
  time = 100;
  expect(limit.take('a')).toBe(true);
});

test('what is given back does not count', () => {
  const limit = createAttemptLimit({ attempts: 1, windowMs: 100, now: () => new Date(0) });
  for (let i = 0; i < 3; i++) {
    expect(limit.take('a')).toBe(true);
    limit.giveBack('a');
  }
  limit.giveBack('never taken');
  expect(limit.take('a')).toBe(true);
  expect(limit.take('a')).toBe(false);
});

test('guessed keys do not fill the memory, and do not free the newest', () => {
  const limit = createAttemptLimit({ attempts: 1, windowMs: 100, now: () => new Date(0) });
  for (let i = 0; i < 60_000; i++) limit.take(String(i));
  expect(limit.take('59999')).toBe(false);
  expect(limit.take('0')).toBe(true);
});
