import type { Stretch } from './run.ts';

/** Stretches that make one line, and the edges of the column it stands in. */
export interface ColumnLine {
  readonly stretches: readonly Stretch[];
  readonly left: number;
  readonly right: number;
}

type Row = readonly Stretch[];

/**
 * Rows of a page, top to bottom, as lines in reading order. Where two columns of running text
 * stand side by side, the left one is read before the right; a table, whose rows belong together,
 * stays as it is.
 */
export function orderColumns(rows: readonly Row[]): ColumnLine[] {
  const gutter = findGutter(rows);
  if (gutter === undefined) return asLines(rows);
  const lines: ColumnLine[] = [];
  let band: Row[] = [];
  const closeBand = () => {
    const inColumns = band.filter((row) => isSplit(row, gutter)).length >= MINIMUM_ROWS;
    if (inColumns) {
      lines.push(...asLines(band.map((row) => row.filter((stretch) => stretch.end <= gutter))));
      lines.push(...asLines(band.map((row) => row.filter((stretch) => stretch.end > gutter))));
    } else lines.push(...asLines(band));
    band = [];
  };
  for (const row of rows) {
    if (row.some((stretch) => crosses(stretch, gutter))) {
      closeBand();
      lines.push(...asLines([row]));
    } else band.push(row);
  }
  closeBand();
  return lines;
}

/** Fewer rows than this side by side are a signature block or a table. */
const MINIMUM_ROWS = 6;

function asLines(rows: readonly Row[]): ColumnLine[] {
  const filled = rows.filter((row) => row.length > 0);
  const left = Math.min(...filled.flat().map((stretch) => stretch.x));
  const right = Math.max(...filled.flat().map((stretch) => stretch.end));
  return filled.map((stretches) => ({ stretches, left, right }));
}

/**
 * A place between columns of prose: many rows have a stretch on both sides, few cross it, and the
 * stretches fill their side as prose does.
 */
function findGutter(rows: readonly Row[]): number | undefined {
  const all = rows.flat();
  if (rows.length < MINIMUM_ROWS) return undefined;
  const left = Math.min(...all.map((stretch) => stretch.x));
  const right = Math.max(...all.map((stretch) => stretch.end));
  const width = right - left;
  const candidates = rows.flatMap((row) =>
    row.slice(1).map((stretch, index) => ((row[index]?.end ?? 0) + stretch.x) / 2),
  );
  let best: { gutter: number; split: number } | undefined;
  for (const gutter of new Set(candidates.map(Math.round))) {
    if (gutter < left + width * 0.3 || gutter > left + width * 0.7) continue;
    const split = rows.filter((row) => isSplit(row, gutter));
    const crossing = rows.filter((row) => row.some((stretch) => crosses(stretch, gutter))).length;
    if (split.length < MINIMUM_ROWS || crossing > split.length) continue;
    if (!best || split.length > best.split) {
      if (fillsColumns(split, gutter, left, right)) best = { gutter, split: split.length };
    }
  }
  return best?.gutter;
}

const crosses = (stretch: Stretch, x: number): boolean => stretch.x < x && stretch.end > x;

/** Exactly one stretch on each side: three and more are a table. */
const isSplit = (row: Row, gutter: number): boolean =>
  row.length === 2 && (row[0]?.end ?? 0) <= gutter && (row[1]?.x ?? 0) >= gutter;

function fillsColumns(rows: readonly Row[], gutter: number, left: number, right: number): boolean {
  const fills = (side: 0 | 1, room: number) => {
    const widths = rows.map((row) => (row[side] ? row[side].end - row[side].x : 0));
    return widths.filter((width) => width > room * 0.7).length > widths.length * 0.5;
  };
  return fills(0, gutter - left) && fills(1, right - gutter);
}
