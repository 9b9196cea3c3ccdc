import { describe, expect, it } from 'vitest';
import { pointAt, RADIUS, TRACK, toneOf, uncover, VALUE } from './ring-geometry.ts';

describe('the ring', () => {
  it('has one hundred ticks, each standing in the middle of its hundredth', () => {
    expect(TRACK).toEqual({ strokeDasharray: '0.4 0.6', strokeDashoffset: -0.3 });
    expect(VALUE).toEqual({ strokeDasharray: '0.62 0.38', strokeDashoffset: -0.19 });
  });

  it.each([
    [0, '0 100'],
    [1, '1 99'],
    [68, '68 32'],
    [100, '100 0'],
  ])('uncovers %i ticks', (score, dash) => {
    expect(uncover(score)).toBe(dash);
  });

  it.each([
    [0, 60, 8],
    [25, 112, 60],
    [50, 60, 112],
    [75, 8, 60],
  ])('begins at the top and runs clockwise: %i stands at %i, %i', (value, x, y) => {
    expect(pointAt(value, RADIUS)).toEqual({ x, y });
  });

  it.each([
    ['Excellent', 'green'],
    ['Good', 'amber'],
    ['Fair', 'red'],
    ['Poor', 'red'],
  ] as const)('%s is %s', (band, tone) => {
    expect(toneOf(band)).toBe(tone);
  });
});
