/** How a block of light Markdown is drawn. */
export type BlockShape =
  | { readonly role: 'text' }
  | { readonly role: 'heading'; readonly level: number }
  | { readonly role: 'item'; readonly marker: string; readonly depth: number }
  | { readonly role: 'row'; readonly header: boolean };

export interface ReadBlock {
  readonly shape: BlockShape;
  /** What is shown of it, without its marks: the cells of a row, else one range. */
  readonly spans: readonly { readonly start: number; readonly end: number }[];
}

/** A heading that only its shape gives away says nothing about its level. */
const UNMARKED_LEVEL = 2;

const HEADING = /^[ \t]*(#{1,6})[ \t]+/;
const ITEM = /^([ \t]*)([-*•]|\d{1,4}\.)[ \t]+/;
const ROW = /^[ \t]*\|/;
const RULE = /^[ \t]*\|?[ \t]*:?-+:?[ \t]*(\|[ \t]*:?-+:?[ \t]*)*\|?[ \t]*$/;

/**
 * Reads one block by its range. Its mark (`##`, `-`, `1.`, `(a)`) usually stands before the range
 * on the same line, and may lie inside it. Null for the rule line under a table's head, which
 * shows nothing.
 */
export function readBlock(
  text: string,
  block: { start: number; end: number; role?: 'heading' | 'text' | 'item' | 'row' | undefined },
): ReadBlock | null {
  const { start, end, role } = block;
  const lineStart = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(lineStart, start);
  const line = text.slice(lineStart, end);
  if (ROW.test(line)) return readRow(text, { lineStart, end });
  const heading = HEADING.exec(line);
  if (heading) {
    const shape = { role: 'heading', level: heading[1]?.length ?? 1 } as const;
    return { shape, spans: [{ start: Math.max(start, lineStart + heading[0].length), end }] };
  }
  if (role === 'heading') {
    return { shape: { role: 'heading', level: UNMARKED_LEVEL }, spans: [{ start, end }] };
  }
  const item = ITEM.exec(line);
  const marker = item?.[2] ?? before.trim();
  const indent = item?.[1] ?? leadingSpace(before);
  if (marker === '') return { shape: { role: 'text' }, spans: [{ start, end }] };
  const shape = { role: 'item', marker: bulletOf(marker), depth: depthOf(indent) } as const;
  const marked = item?.[0].length ?? before.length;
  return { shape, spans: [{ start: Math.max(start, lineStart + marked), end }] };
}

const leadingSpace = (line: string) => line.slice(0, line.length - line.trimStart().length);
const bulletOf = (marker: string) => (/[\p{L}\p{N}]/u.test(marker) ? marker : '•');
const depthOf = (indent: string) => Math.floor(indent.replaceAll('\t', '  ').length / 2);

function readRow(text: string, at: { lineStart: number; end: number }): ReadBlock | null {
  const line = text.slice(at.lineStart, at.end);
  if (isTableRule(line)) return null;
  const nextLine = lineAfter(text, at.end);
  return {
    shape: { role: 'row', header: ROW.test(nextLine) && isTableRule(nextLine) },
    spans: cellsOf(line).map(({ start, end }) => ({
      start: at.lineStart + start,
      end: at.lineStart + end,
    })),
  };
}

function lineAfter(text: string, offset: number): string {
  const start = text.indexOf('\n', offset);
  if (start === -1) return '';
  const end = text.indexOf('\n', start + 1);
  return text.slice(start + 1, end === -1 ? text.length : end);
}

/** `|---|:--:|`, which separates a table's head from its rows. */
function isTableRule(line: string): boolean {
  return line.includes('-') && RULE.test(line);
}

/** Ranges between the bars of a row, trimmed. A bar after a backslash belongs to the cell. */
function cellsOf(line: string): { start: number; end: number }[] {
  const bars: number[] = [];
  for (let at = 0; at < line.length; at += 1) {
    if (line[at] === '|' && line[at - 1] !== '\\') bars.push(at);
  }
  const cells: { start: number; end: number }[] = [];
  bars.forEach((bar, index) => {
    const end = bars[index + 1] ?? line.length;
    const cell = trimmed(line, { start: bar + 1, end });
    const closing = index === bars.length - 1 && cell.start === cell.end;
    if (!closing) cells.push(cell);
  });
  return cells;
}

function trimmed(line: string, range: { start: number; end: number }) {
  let { start, end } = range;
  while (start < end && /\s/.test(line[start] ?? '')) start += 1;
  while (end > start && /\s/.test(line[end - 1] ?? '')) end -= 1;
  return { start, end };
}
