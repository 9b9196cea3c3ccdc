import { results } from '@lintel/contract';
import { expect, test } from 'vitest';
import { idOf } from './id-of.ts';

test('is a UUID, the same for the same parts and another for others', () => {
  expect(results.shape.id.safeParse(idOf(['a', 'b'])).success).toBe(true);
  expect(idOf(['a', 'b'])).toBe(idOf(['a', 'b']));
  expect(idOf(['a', 'b'])).not.toBe(idOf(['ab']));
  expect(idOf(['a', 'b'])).not.toBe(idOf(['a,b']));
});
