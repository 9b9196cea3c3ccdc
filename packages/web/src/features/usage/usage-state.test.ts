import { expect, it } from 'vitest';
import { usageState } from './usage-state.ts';

const resetDate = '2026-12-14T00:00:00Z';

it.each([
  [0, 100, 'plain', 100, 'Professional'],
  [80, 100, 'plain', 20, 'Professional'],
  [81, 100, 'warning', 19, 'Professional'],
  [99, 100, 'warning', 1, 'Professional'],
  [100, 100, 'reached', 0, 'Professional'],
  [103, 100, 'reached', 0, 'Professional'],
  [20, 25, 'plain', 5, null],
  [21, 25, 'warning', 4, null],
  [25, 25, 'reached', 0, null],
])('%d of %d is %s with %d left and the badge %s', (current, limit, tone, left, badge) => {
  const state = usageState({ isUnlimited: false, current, limit, resetDate });
  expect(state).toMatchObject({ badge, meter: { tone, left, limit } });
  expect(state.meter?.percent).toBeLessThanOrEqual(100);
});

it('measures nothing without a limit', () => {
  expect(usageState({ isUnlimited: true, current: 412, limit: null, resetDate })).toEqual({
    badge: 'Unlimited',
    meter: null,
  });
});
