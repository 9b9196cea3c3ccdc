import type { Evidence, Results } from '@lintel/contract';

/** What a mark shows: evidence for, not enough, against; or a passage where nothing was found. */
export type Bearing = Evidence['bearing'] | 'looked';

/** Whose evidence it is. Findings own the evidence of their control; met controls own theirs. */
export type MarkOwner =
  | { readonly kind: 'finding'; readonly id: string }
  | { readonly kind: 'control'; readonly id: string };

/** A range of the extracted text that somebody quotes. Half-open, UTF-16 offsets. */
export interface Mark {
  readonly id: string;
  readonly start: number;
  readonly end: number;
  readonly bearing: Bearing;
  readonly owner: MarkOwner;
}

export const findingMarkId = (findingId: string, index: number) => `finding/${findingId}/${index}`;
export const controlMarkId = (controlId: string, index: number) => `control/${controlId}/${index}`;
export const lookedMarkId = (findingId: string, index: number) => `looked/${findingId}/${index}`;

/** Every mark of a result, in document order; where two begin together, the longer one first. */
export function marksOf(results: Pick<Results, 'riskItems' | 'controls'>): Mark[] {
  const marks: Mark[] = [];
  for (const item of results.riskItems) {
    const owner = { kind: 'finding', id: item.id } as const;
    item.evidence.forEach(({ start, end, bearing }, index) => {
      marks.push({ id: findingMarkId(item.id, index), start, end, bearing, owner });
    });
    item.lookedAt.forEach(({ start, end }, index) => {
      marks.push({ id: lookedMarkId(item.id, index), start, end, bearing: 'looked', owner });
    });
  }
  for (const control of results.controls) {
    if (control.status !== 'met') continue;
    const owner = { kind: 'control', id: control.id } as const;
    control.evidence.forEach(({ start, end, bearing }, index) => {
      marks.push({ id: controlMarkId(control.id, index), start, end, bearing, owner });
    });
  }
  return marks.filter(({ start, end }) => start < end).sort(inDocumentOrder);
}

export function inDocumentOrder(a: Mark, b: Mark): number {
  return a.start - b.start || b.end - a.end;
}

const SEVERITY: Record<Bearing, number> = { denies: 3, weak: 2, supports: 1, looked: 0 };

/**
 * The mark that a passage under several shows and opens: the worst, then the shorter. A passage
 * where Lintel only looked is never the answer; it is drawn while it is selected.
 */
export function foremost(marks: readonly Mark[]): Mark | null {
  let best: Mark | null = null;
  for (const mark of marks) {
    if (mark.bearing === 'looked') continue;
    if (best === null || isBefore(mark, best)) best = mark;
  }
  return best;
}

function isBefore(a: Mark, b: Mark): boolean {
  const difference = SEVERITY[a.bearing] - SEVERITY[b.bearing];
  return difference > 0 || (difference === 0 && a.end - a.start < b.end - b.start);
}

/** Where J and K stop: each quoted range once, as the mark it shows. Takes marks in document order. */
export function stopsOf(marks: readonly Mark[]): Mark[] {
  const stops: Mark[] = [];
  for (const mark of marks) {
    if (mark.bearing === 'looked') continue;
    const last = stops.at(-1);
    if (last?.start !== mark.start || last.end !== mark.end) stops.push(mark);
    else stops[stops.length - 1] = foremost([last, mark]) ?? mark;
  }
  return stops;
}

/**
 * The stop after (1) or before (-1) the selected mark, going round at the ends. With nothing
 * selected J begins at the first and K at the last.
 */
export function neighbouringStop(
  stops: readonly Mark[],
  from: { readonly selected: Mark | null; readonly step: 1 | -1 },
): Mark | null {
  if (stops.length === 0) return null;
  if (from.selected === null) return stops.at(from.step === 1 ? 0 : -1) ?? null;
  const here = stopIndex(stops, from.selected);
  if (here !== -1) return stops[(here + from.step + stops.length) % stops.length] ?? null;
  const { start } = from.selected;
  return from.step === 1
    ? (stops.find((stop) => stop.start >= start) ?? stops[0] ?? null)
    : (stops.findLast((stop) => stop.start < start) ?? stops.at(-1) ?? null);
}

/** Position among the stops of the range a mark quotes, or -1. */
export function stopIndex(stops: readonly Mark[], mark: Mark | null): number {
  if (mark === null || mark.bearing === 'looked') return -1;
  return stops.findIndex(({ start, end }) => start === mark.start && end === mark.end);
}
