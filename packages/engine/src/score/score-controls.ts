import type { ControlResult, ScoreBreakdown } from '../audit/audit.ts';

/**
 * The score and its arithmetic. Controls that do not apply are in no row. Credits have two decimals
 * and sums are kept in hundredths, so that the printed table adds up to the printed score.
 */
export function scoreControls(controls: readonly ControlResult[]): ScoreBreakdown {
  const rows = controls
    .filter(({ status }) => status !== 'not_applicable')
    .map(({ id, weight, credit }) => ({ controlId: id, weight, credit }));
  const earned = rows.reduce((sum, { weight, credit }) => sum + hundredths(weight * credit), 0);
  const possible = rows.reduce((sum, { weight }) => sum + hundredths(weight), 0);
  return {
    rows,
    earned: earned / 100,
    possible: possible / 100,
    score: possible === 0 ? 0 : Math.floor((100 * earned) / possible + 0.5),
  };
}

/** Points by which the score would rise if this control were met, to one decimal. */
export function gainOf({ weight, credit }: ControlResult, { possible }: ScoreBreakdown): number {
  if (possible === 0) return 0;
  return Math.round((1000 * weight * (1 - credit)) / possible) / 10;
}

function hundredths(value: number): number {
  return Math.round(value * 100);
}
