import { expect, test } from 'vitest';
import { countOf } from './count-of.ts';

test.each([
  [0, '0 controls'],
  [1, '1 control'],
  [2, '2 controls'],
  [1250, '1,250 controls'],
])('%i', (number, words) => {
  expect(countOf(number, 'control')).toBe(words);
});
