import { type Block, PAGE_BREAK } from '../text/block.ts';
import { readTypedMark, type TypedMark, withoutTypedBullet } from '../text/typed-mark.ts';
import { tableAt } from './find-tables.ts';
import { joinLines, learnVocabulary, type Vocabulary } from './hyphens.ts';
import { headingJudge, type JudgeHeading, typicalLook } from './judge-heading.ts';
import type { Line } from './run.ts';
import type { PageLines } from './running-lines.ts';

/** Lines of all pages as blocks: paragraphs joined over lines, columns and pages. */
export function arrangeLines(pages: readonly PageLines[]): Block[] {
  const lines = pages.flatMap((page) => page.lines);
  const look = typicalLook(lines);
  const to: Arrangement = {
    judge: headingJudge(lines, look),
    vocabulary: learnVocabulary(lines.map((line) => line.text)),
    leading: typicalLeading(lines),
    blocks: [],
    open: undefined,
    page: 1,
    indents: [],
  };
  for (let index = 0; index < lines.length; ) {
    const table = tableAt(lines, index);
    if (table) {
      close(to);
      const breaks = turnPages(to, (lines[index] as Line).page);
      to.blocks.push({ kind: 'table', rows: withBreaks(table.rows, breaks) });
      index = table.next;
      continue;
    }
    addLine(to, lines[index] as Line);
    index++;
  }
  close(to);
  const missing = (pages.at(-1)?.page ?? 1) - to.page;
  if (missing > 0) to.blocks.push({ kind: 'paragraph', text: PAGE_BREAK.repeat(missing) });
  return to.blocks;
}

interface OpenBlock {
  text: string;
  readonly level: number;
  readonly mark: TypedMark | undefined;
  readonly first: Line;
  last: Line;
  lines: number;
}

interface Arrangement {
  readonly judge: JudgeHeading;
  readonly vocabulary: Vocabulary;
  readonly leading: number;
  readonly blocks: Block[];
  open: OpenBlock | undefined;
  page: number;
  /** Left edges of the list items above, outermost first. */
  indents: number[];
}

function addLine(to: Arrangement, line: Line): void {
  const breaks = turnPages(to, line.page);
  const level = to.judge(line);
  const mark = readTypedMark(line.text);
  const { open } = to;
  if (open && continues(to, open, line, level, mark)) {
    open.text = joinLines(open.text, breaks + line.text.trim(), to.vocabulary);
    open.last = line;
    open.lines++;
    return;
  }
  close(to);
  const text = mark && level === 0 ? withoutTypedBullet(mark.rest) : line.text.trim();
  to.open = { text: breaks + text, level, mark, first: line, last: line, lines: 1 };
}

/** The marks of the page turns between the last line and this one. */
function turnPages(to: Arrangement, page: number): string {
  const turns = Math.max(0, page - to.page);
  to.page = Math.max(page, to.page);
  return PAGE_BREAK.repeat(turns);
}

function continues(
  to: Arrangement,
  open: OpenBlock,
  line: Line,
  level: number,
  mark: TypedMark | undefined,
): boolean {
  if (level !== open.level) return false;
  if (mark && (level === 0 || !isBareNumber(open.text))) return false;
  const { last } = open;
  // A clause opens a paragraph; "as in section / 4.2 Access" is no clause.
  if (CLAUSE.test(line.text) && endsSentence(last.text)) return false;
  if (Math.abs(line.size - last.size) > last.size * 0.08) return false;
  if (line.tag.cell?.row !== last.tag.cell?.row) return false;
  const samePlace = line.page === last.page && line.y > last.y && line.left === last.left;
  const gap = line.y - last.y;
  if (level > 0) return samePlace && gap < last.size * 1.7 && line.bold === last.bold;
  if (line.bold && !last.bold && open.lines > 1 && endsSentence(last.text)) return false;
  if (samePlace) {
    if (gap > Math.max(to.leading, last.size * 1.1) * 1.3) return false;
    if (isBelowItem(line, open) && gap > last.size * 1.6) return false;
    // A short last line that ends a sentence closes its paragraph even without a gap.
    return !(endsSentence(last.text) && isShortLine(last, open) && startsAtEdge(line, open));
  }
  // Over a column or a page the gap says nothing: only an unfinished sentence goes on.
  return !endsSentence(last.text) && !(isShortLine(last, open) && /^\p{Lu}/u.test(line.text));
}

const CLAUSE = /^\s*\d{1,2}(\.\d{1,3}){1,4}\.?\s+\S/;

const isBareNumber = (text: string): boolean => /^[\d.]+$/.test(text.trim());

const endsSentence = (text: string): boolean => /[.:;!?]["'\u201d\u2019)\]]*\s*$/.test(text);

const isShortLine = (line: Line, open: OpenBlock): boolean =>
  line.end < line.right - (line.right - Math.min(line.left, open.first.x)) * 0.12;

/** Continuation lines of an item hang under its text; a line further left is something new. */
const startsAtEdge = (line: Line, open: OpenBlock): boolean =>
  open.mark === undefined || line.x <= open.first.x + 2;

/**
 * A line left of the item's own mark, after a whole sentence. In a text of short items the distance
 * between paragraphs is the usual one, so the size of the letters is the measure.
 */
const isBelowItem = (line: Line, open: OpenBlock): boolean =>
  open.mark !== undefined && line.x < open.first.x - 4 && endsSentence(open.last.text);

function close(to: Arrangement): void {
  const { open } = to;
  if (!open) return;
  to.open = undefined;
  const { text, level, mark, first } = open;
  if (level > 0) {
    to.indents = [];
    to.blocks.push({ kind: 'heading', level, text });
  } else if (mark) {
    to.blocks.push({ kind: 'item', depth: itemDepth(to, first.x), marker: mark.marker, text });
  } else {
    // A paragraph at the margin ends the list; one under an item leaves its indents as they are.
    if (first.x <= (to.indents[0] ?? 0)) to.indents = [];
    to.blocks.push({ kind: 'paragraph', text });
  }
}

function itemDepth(to: Arrangement, x: number): number {
  while (to.indents.length > 0 && (to.indents.at(-1) ?? 0) > x + 4) to.indents.pop();
  if (to.indents.length === 0 || x > (to.indents.at(-1) ?? 0) + 4) to.indents.push(x);
  return Math.min(to.indents.length - 1, 5);
}

/** Median distance of neighbouring lines of running text. */
function typicalLeading(lines: readonly Line[]): number {
  const gaps: number[] = [];
  for (let index = 1; index < lines.length; index++) {
    const [before, line] = [lines[index - 1] as Line, lines[index] as Line];
    const gap = line.y - before.y;
    if (line.page === before.page && gap > 0 && gap < line.size * 2) gaps.push(gap);
  }
  gaps.sort((a, b) => a - b);
  return gaps[Math.floor(gaps.length * 0.4)] ?? 14;
}

function withBreaks(rows: readonly (readonly string[])[], breaks: string): string[][] {
  return rows.map((row, index) =>
    index === 0 ? row.map((cell, column) => (column === 0 ? breaks + cell : cell)) : [...row],
  );
}
