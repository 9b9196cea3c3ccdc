import type { Band } from '../audit/audit.ts';

/** Lower bounds of the bands; their one home. */
const BANDS: readonly (readonly [number, Band])[] = [
  [80, 'Excellent'],
  [60, 'Good'],
  [40, 'Fair'],
  [0, 'Poor'],
];

export function bandOf(score: number): Band {
  return BANDS.find(([from]) => score >= from)?.[1] ?? 'Poor';
}
