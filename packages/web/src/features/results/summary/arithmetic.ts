import type { Control, Results } from '@lintel/contract';

/** One line of the table behind the score. */
export interface ArithmeticRow {
  readonly control: Pick<Control, 'id' | 'citation' | 'title'>;
  readonly weight: number;
  readonly credit: number;
  readonly earned: number;
}

export interface Arithmetic {
  readonly rows: readonly ArithmeticRow[];
  readonly earned: number;
  readonly possible: number;
  readonly score: number | null;
  /** Controls that do not apply; they are in no row. */
  readonly excluded: readonly Control[];
}

/** The score as a table that adds up: each row is weight times credit. */
export function arithmeticOf(
  results: Pick<Results, 'controls' | 'scoreBreakdown' | 'score'>,
): Arithmetic {
  const byId = new Map(results.controls.map((control) => [control.id, control]));
  return {
    rows: results.scoreBreakdown.rows.map(({ controlId, weight, credit }) => ({
      control: byId.get(controlId) ?? { id: controlId, citation: '', title: controlId },
      weight,
      credit,
      earned: weight * credit,
    })),
    earned: results.scoreBreakdown.earned,
    possible: results.scoreBreakdown.possible,
    score: results.score,
    excluded: results.controls.filter(({ status }) => status === 'not_applicable'),
  };
}

/** At most two decimals, at least one: `61.2`, `3.0`, `0.25`. */
export function creditFigure(value: number): string {
  return value.toLocaleString('en', { minimumFractionDigits: 1, maximumFractionDigits: 2 });
}
