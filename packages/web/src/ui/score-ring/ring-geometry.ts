import type { Band } from '@lintel/contract';

/** The ring is drawn in a box of 120, one hundred ticks around, starting at the top. */
export const BOX = 120;
export const RADIUS = 52;
export const STROKE = 8;

/** Length of the track's and the value's ticks, as a share of the hundredth each one stands for. */
const TRACK_TICK = 0.4;
const VALUE_TICK = 0.62;

/** Dashes of a circle with `pathLength` 100: a tick centred on the start of every hundredth. */
export const TRACK = dashes(TRACK_TICK);
export const VALUE = dashes(VALUE_TICK);

/** Uncovers the first `score` hundredths; half a gap is left out so that no tick is cut. */
export function uncover(score: number): string {
  return `${score} ${100 - score}`;
}

/** Where a point of the scale stands, at a distance from the centre. */
export function pointAt(value: number, distance: number): { x: number; y: number } {
  const angle = (value / 100) * 2 * Math.PI - Math.PI / 2;
  const centre = BOX / 2;
  return {
    x: round(centre + distance * Math.cos(angle)),
    y: round(centre + distance * Math.sin(angle)),
  };
}

export type Tone = 'green' | 'amber' | 'red';

export function toneOf(band: Band): Tone {
  if (band === 'Excellent') return 'green';
  return band === 'Good' ? 'amber' : 'red';
}

function dashes(length: number) {
  return {
    strokeDasharray: `${length} ${round(1 - length)}`,
    strokeDashoffset: round(-(1 - length) / 2),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
