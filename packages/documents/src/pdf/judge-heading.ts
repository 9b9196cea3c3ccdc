import type { Line } from './run.ts';

/** 1 to 6 for a line of a heading, 0 for any other. */
export type JudgeHeading = (line: Line) => number;

export interface Look {
  /** Points. */
  readonly size: number;
  readonly boldIsRare: boolean;
}

/** The look of the running text: what most characters are set in. */
export function typicalLook(lines: readonly Line[]): Look {
  const weight = new Map<number, number>();
  let characters = 0;
  let bold = 0;
  for (const line of lines) {
    weight.set(half(line.size), (weight.get(half(line.size)) ?? 0) + line.text.length);
    characters += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const [size = 11] = [...weight.entries()].sort((a, b) => b[1] - a[1])[0] ?? [];
  return { size, boldIsRare: bold < characters * 0.4 };
}

/**
 * Headings by the file's own tags; beside them, or without any, short lines that are bigger or
 * bolder than the text. By looks, the biggest are level 1; below tagged headings, one deeper.
 */
export function headingJudge(lines: readonly Line[], look: Look): JudgeHeading {
  const standing = findStanding(lines, look);
  const ranks = [...new Set([...standing].map((line) => rankOf(line, look)))].sort((a, b) => b - a);
  const chapters = new Set(
    [...standing].filter((line) => numberDepth(line.text) === 1).map((line) => rankOf(line, look)),
  );
  let lastByTag = 0;
  return (line) => {
    if (line.tag.heading > 0) {
      lastByTag = line.tag.heading;
      return lastByTag;
    }
    if (!standing.has(line)) return 0;
    if (lastByTag > 0) return Math.min(lastByTag + 1, 6);
    const rank = ranks.indexOf(rankOf(line, look));
    // Where 4 and 4.2 look alike, the number tells their order.
    const deeper = chapters.has(rankOf(line, look)) ? numberDepth(line.text) - 1 : 0;
    return Math.min(rank + 1 + Math.max(deeper, 0), 6);
  };
}

/** 1 for `4. Security`, 2 for `4.2 Access`, 0 without a number. */
function numberDepth(text: string): number {
  const number = /^\s*(\d{1,2}(?:\.\d{1,2}){0,4})\.?\s/.exec(text)?.[1];
  return number === undefined ? 0 : number.split('.').length;
}

/** Backwards, because a line is no heading if it runs on into one that is none. */
function findStanding(lines: readonly Line[], look: Look): ReadonlySet<Line> {
  const standing = new Set<Line>();
  for (const [at, line] of [...lines.entries()].reverse()) {
    const next = lines[at + 1];
    const goesOn = next !== undefined && !standing.has(next) && runsOn(line, next);
    if (standsOut(line, look) && !goesOn) standing.add(line);
  }
  return standing;
}

/** Whether the next line is the rest of this one: a passage in bold, or one that only begins so. */
function runsOn(line: Line, next: Line): boolean {
  const gap = next.y - line.y;
  if (next.page !== line.page || gap <= 0 || gap > line.size * 1.7) return false;
  if (Math.abs(next.size - line.size) > 0.5) return false;
  if (/[-\u2010\u00ad]$/.test(line.text.trim())) return true;
  const isFull = line.end > line.right - (line.right - line.left) * 0.08;
  return (
    isFull || (next.bold === line.bold && gap < line.size * 1.4 && /^\s*\p{Ll}/u.test(next.text))
  );
}

function standsOut(line: Line, look: Look): boolean {
  const text = line.text.trim();
  if (line.tag.cell || text.length < 2 || text.length > 110 || /[.;,]$/.test(text)) return false;
  // Words far apart on one line are cells or columns; only a number stands apart from its title.
  if (line.stretches.length > 1 && (line.stretches[0]?.text.trim().length ?? 0) > 8) return false;
  if (text.split(/\s+/).length > 14 || !/\p{L}{2}/u.test(text)) return false;
  return (
    line.size >= look.size * 1.15 || (line.bold && look.boldIsRare && line.size > look.size * 0.9)
  );
}

/** Bigger first; at the size of the text it is the bold that counts. */
const rankOf = (line: Line, look: Look): number => Math.max(half(line.size), look.size);

const half = (size: number): number => Math.round(size * 2) / 2;
