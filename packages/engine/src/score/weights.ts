import type { RiskLevel } from '../pack/pack.ts';

/**
 * Weight of a control by its risk. Three steps and small whole numbers, so that a reader can follow
 * the arithmetic by hand; finer weights would claim a precision nobody has measured.
 */
export const WEIGHTS: Readonly<Record<RiskLevel, number>> = { HIGH: 3, MEDIUM: 2, LOW: 1 };

/** Credit for an element by what was found: half for evidence that is hedged or left open. */
export const ELEMENT_CREDIT = { shown: 1, weak: 0.5, denied: 0, absent: 0 } as const;
