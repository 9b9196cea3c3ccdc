import type { Document } from '@lintel/contract';
import { inDocumentOrder, type Mark } from './mark.ts';
import { type BlockShape, readBlock } from './read-block.ts';

/** A stretch of text under the same marks, in document order; none for plain text. */
export interface Segment {
  readonly start: number;
  readonly end: number;
  readonly marks: readonly Mark[];
}

/** Something that would stand between two blocks, such as a missing section. */
export interface Insertion {
  readonly id: string;
  readonly insertAt: number;
}

export interface Block<I extends Insertion = Insertion> {
  readonly start: number;
  readonly end: number;
  /** Paragraph number, or null for text outside every paragraph. */
  readonly n: number | null;
  readonly page: number | null;
  /** True for the first block of a page. */
  readonly startsPage: boolean;
  readonly shape: BlockShape;
  /** The cells of a row; one span of segments for every other shape. */
  readonly spans: readonly (readonly Segment[])[];
  /** Marks whose first shown character is here: what the margin names. */
  readonly begins: readonly Mark[];
  /** What would stand before this block. */
  readonly insertionsBefore: readonly I[];
}

export interface LaidDocument<I extends Insertion = Insertion> {
  readonly blocks: readonly Block<I>[];
  /** What would stand after the last block. */
  readonly insertionsAfter: readonly I[];
}

/**
 * Lays the extracted text out as blocks cut at the edges of marks. Every character outside the
 * light Markdown's own marks is shown, also where no paragraph covers it, and marks may overlap
 * or cross blocks. One pass: cost grows with the text plus the marks.
 */
export function layoutDocument<I extends Insertion>(input: {
  text: string;
  paragraphs: Document['paragraphs'];
  marks: readonly Mark[];
  insertions?: readonly I[];
}): LaidDocument<I> {
  const { text } = input;
  const cut = cutter([...input.marks].sort(inDocumentOrder));
  const insertions = [...(input.insertions ?? [])].sort((a, b) => a.insertAt - b.insertAt);
  const blocks: Block<I>[] = [];
  const begun = new Set<string>();
  let page: number | null = null;
  let inserted = 0;

  for (const paragraph of withoutHoles(text, input.paragraphs)) {
    const read = readBlock(text, paragraph);
    if (read === null) continue;
    const spans = read.spans.map(cut);
    const begins = marksIn(spans).filter((mark) => !begun.has(mark.id));
    for (const mark of begins) begun.add(mark.id);
    const insertionsBefore: I[] = [];
    for (let next = insertions[inserted]; next && next.insertAt <= paragraph.start; ) {
      insertionsBefore.push(next);
      inserted += 1;
      next = insertions[inserted];
    }
    const here: number | null = paragraph.page ?? page;
    blocks.push({
      start: paragraph.start,
      end: paragraph.end,
      n: paragraph.n,
      page: here,
      startsPage: here !== null && here !== page,
      shape: read.shape,
      spans,
      begins,
      insertionsBefore,
    });
    page = here;
  }
  return { blocks, insertionsAfter: insertions.slice(inserted) };
}

interface Piece {
  start: number;
  end: number;
  n: number | null;
  page?: number | undefined;
  role?: Document['paragraphs'][number]['role'];
}

/** The paragraphs in order, and as pieces without a number whatever words lie between them. */
function* withoutHoles(text: string, paragraphs: Document['paragraphs']): Generator<Piece> {
  let at = 0;
  for (const paragraph of paragraphs) {
    yield* wordsBetween(text, { start: at, end: paragraph.start });
    yield paragraph;
    at = Math.max(at, paragraph.end);
  }
  yield* wordsBetween(text, { start: at, end: text.length });
}

/** Whole lines with words. What stands before a paragraph on its own line is its mark (`- `). */
function* wordsBetween(text: string, gap: { start: number; end: number }): Generator<Piece> {
  let at = gap.start;
  while (at < gap.end) {
    const lineFeed = text.indexOf('\n', at);
    const end = lineFeed === -1 ? text.length : lineFeed;
    if (end > gap.end) return;
    if (/[\p{L}\p{N}]/u.test(text.slice(at, end))) yield { start: at, end, n: null };
    at = end + 1;
  }
}

/** Cuts ranges, given in ascending order, at the edges of marks. */
function cutter(marks: readonly Mark[]) {
  let next = 0;
  let active: Mark[] = [];
  const moveTo = (at: number) => {
    active = active.filter((mark) => mark.end > at);
    for (let mark = marks[next]; mark && mark.start <= at; mark = marks[next]) {
      if (mark.end > at) active.push(mark);
      next += 1;
    }
  };
  return ({ start, end }: { start: number; end: number }): Segment[] => {
    const segments: Segment[] = [];
    let at = start;
    while (at < end) {
      moveTo(at);
      let stop = Math.min(end, marks[next]?.start ?? end);
      for (const mark of active) stop = Math.min(stop, mark.end);
      segments.push({ start: at, end: stop, marks: active });
      at = stop;
    }
    return segments;
  };
}

function marksIn(spans: readonly (readonly Segment[])[]): Mark[] {
  const marks = new Set<Mark>();
  for (const span of spans) {
    for (const segment of span) for (const mark of segment.marks) marks.add(mark);
  }
  return [...marks];
}
