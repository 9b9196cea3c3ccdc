import { describe, expect, it } from 'vitest';
import { sampleResults } from '../testing/sample-results.ts';
import { arithmeticOf, creditFigure } from './arithmetic.ts';

describe('the arithmetic of a score', () => {
  const arithmetic = arithmeticOf(sampleResults);

  it('adds up', () => {
    const earned = arithmetic.rows.reduce((sum, row) => sum + row.earned, 0);
    const possible = arithmetic.rows.reduce((sum, row) => sum + row.weight, 0);
    expect(earned).toBeCloseTo(arithmetic.earned, 6);
    expect(possible).toBeCloseTo(arithmetic.possible, 6);
    expect(Math.floor((100 * earned) / possible + 0.5)).toBe(arithmetic.score);
  });

  it('leaves out what does not apply, and says how many that is', () => {
    expect(arithmetic.rows.map(({ control }) => control.id)).not.toContain('gdpr.dpia');
    expect(arithmetic.excluded.map(({ id }) => id)).toEqual(['gdpr.dpia']);
  });

  it.each([
    [61.2, '61.2'],
    [3, '3.0'],
    [0.25, '0.25'],
    [1 / 3, '0.33'],
    [1234.5, '1,234.5'],
  ])('prints %d as %s', (value, expected) => {
    expect(creditFigure(value)).toBe(expected);
  });
});
