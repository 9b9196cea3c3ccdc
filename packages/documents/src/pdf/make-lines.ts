import { orderColumns } from './order-columns.ts';
import type { Line, PageRuns, Run, Stretch } from './run.ts';

/** The lines of a page in reading order. */
export function makeLines(page: PageRuns): Line[] {
  const visible = page.runs.filter((run) => run.text.trim() !== '');
  if (visible.length === 0) return [];
  const rows = groupByBaseline(page.runs)
    .map(makeStretches)
    .filter((row) => row.length > 0);
  return orderColumns(rows).map(({ stretches, left, right }) =>
    makeLine(page.page, stretches, left, right),
  );
}

/** Runs whose baselines lie within half a line of each other; superscripts belong to their line. */
function groupByBaseline(runs: readonly Run[]): Run[][] {
  const sorted = [...runs].sort((a, b) => a.y - b.y || a.x - b.x);
  const rows: { y: number; size: number; runs: Run[] }[] = [];
  for (const run of sorted) {
    const row = rows.at(-1);
    if (row && run.y - row.y <= Math.max(row.size, run.size) * 0.45) {
      row.runs.push(run);
      if (run.size > row.size && run.text.trim() !== '') {
        row.size = run.size;
        row.y = run.y;
      }
    } else rows.push({ y: run.y, size: run.size, runs: [run] });
  }
  return rows.map((row) => row.runs);
}

/** A gap this wide, in font sizes, is no space between words but in badly justified text. */
const WIDE_GAP = 0.95;

function makeStretches(runs: readonly Run[]): Stretch[] {
  const rightToLeft = runs.filter((run) => run.rightToLeft).length > runs.length / 2;
  const sorted = [...runs].sort((a, b) => a.x - b.x);
  const groups: Run[][] = [];
  let end = Number.NEGATIVE_INFINITY;
  for (const run of sorted) {
    // Spaces are measured by where the words stand, not by how wide the file makes a blank.
    if (run.text.trim() === '') continue;
    if (run.x - end > run.size * WIDE_GAP || groups.length === 0) groups.push([run]);
    else groups.at(-1)?.push(run);
    end = Math.max(end, run.x + run.width);
  }
  const spaces = sorted.filter((run) => run.text.trim() === '');
  const stretches = groups.map((group) => makeStretch(group, spaces, rightToLeft));
  return rightToLeft ? stretches.reverse() : stretches;
}

function makeStretch(runs: readonly Run[], spaces: readonly Run[], rightToLeft: boolean): Stretch {
  const main = runs.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  let text = '';
  let previous: Run | undefined;
  let characters = 0;
  let bold = 0;
  let size = 0;
  for (const run of rightToLeft ? [...runs].reverse() : runs) {
    if (previous && needsSpace(previous, run, spaces)) text += ' ';
    text += isNoteMark(run, main) ? `[${run.text.trim()}]` : run.text;
    characters += run.text.length;
    if (run.bold) bold += run.text.length;
    size += run.size * run.text.length;
    previous = run;
  }
  return {
    text,
    x: Math.min(...runs.map((run) => run.x)),
    y: main.y,
    end: Math.max(...runs.map((run) => run.x + run.width)),
    size: size / characters,
    bold: bold > characters * 0.9,
    tag: main.tag,
  };
}

/** A small raised figure: the number of a footnote, which must not grow onto the word before it. */
const isNoteMark = (run: Run, main: Run): boolean =>
  /^\s*\d{1,3}\s*$/.test(run.text) &&
  run.size < main.size * 0.8 &&
  run.y < main.y - main.size * 0.15;

/** Narrow gaps are kerning; a quarter of a figure's width, about 0.13 of the size, is a space. */
function needsSpace(before: Run, run: Run, spaces: readonly Run[]): boolean {
  if (/\s$/.test(before.text) || /^\s/.test(run.text)) return false;
  const [left, right] = before.x <= run.x ? [before, run] : [run, before];
  const from = left.x + left.width;
  if (right.x - from > run.size * 0.13) return true;
  return (
    right.x - from > run.size * 0.03 &&
    spaces.some((space) => space.x >= from - 0.5 && space.x < right.x && space.width > 0)
  );
}

function makeLine(page: number, stretches: readonly Stretch[], left: number, right: number): Line {
  const main = stretches.reduce((a, b) => (b.text.length > a.text.length ? b : a));
  return {
    page,
    text: stretches.map((stretch) => stretch.text).join(' '),
    x: Math.min(...stretches.map((stretch) => stretch.x)),
    y: main.y,
    end: Math.max(...stretches.map((stretch) => stretch.end)),
    size: main.size,
    bold: stretches.every((stretch) => stretch.bold || /^[\W\d]+$/.test(stretch.text)),
    left,
    right,
    tag: main.tag,
    stretches,
  };
}
