import type { ParagraphRole, Range } from './policy-document.ts';

/** A block of lines that belong together, with its marks (`#`, `-`) left out of the range. */
export interface Block extends Range {
  readonly role: ParagraphRole;
  /** 1 to 6 for headings, 0 otherwise. */
  readonly level: number;
  /** Where the first line begins, marks included. */
  readonly lineStart: number;
  /** Indentation of an item in spaces; 0 otherwise. */
  readonly indent: number;
  /** A heading that is only recognised by its shape: short, alone, without a full stop. */
  readonly soft: boolean;
}

/** Splits text into headings, list items, table rows and paragraphs, in one pass over its lines. */
export function splitBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  let open: OpenBlock | null = null;
  for (let at = 0; at <= text.length; ) {
    const lineFeed = text.indexOf('\n', at);
    const lineEnd = lineFeed < 0 ? text.length : lineFeed;
    const line = readLine(text, at, lineEnd);
    if (line.kind === 'text' && open !== null && !isTitleOver(text, open, line)) {
      open = growBlock(open, line);
    } else {
      if (open !== null) blocks.push(closeBlock(text, open));
      open = line.kind === 'blank' || line.kind === 'heading' ? null : openBlock(text, line, at);
      if (line.kind === 'heading') blocks.push(headingBlock(line, at));
    }
    at = lineEnd + 1;
  }
  if (open !== null) blocks.push(closeBlock(text, open));
  return blocks;
}

/** A block whose last line has not been seen yet. */
interface OpenBlock extends Omit<Block, 'level' | 'soft'> {
  readonly lines: number;
  readonly bulleted: boolean;
}

function headingBlock({ level, start, end }: Line, lineStart: number): Block {
  return { role: 'heading', level, start, end, lineStart, indent: 0, soft: false };
}

function openBlock(text: string, { kind, start, end, indent }: Line, lineStart: number): OpenBlock {
  const role = kind === 'item' || kind === 'row' ? kind : 'text';
  const bulleted = role === 'item' && BULLETS.includes(text[lineStart + indent] as string);
  return { role, start, end, lineStart, indent, lines: 1, bulleted };
}

function growBlock(block: OpenBlock, { end }: Line): OpenBlock {
  return { ...block, end, lines: block.lines + 1 };
}

function closeBlock(text: string, { lines, bulleted, ...block }: OpenBlock): Block {
  // "1. Scope" may be a heading; what stands behind a bullet never is, even at a list's end.
  const soft = lines === 1 && !bulleted && looksLikeHeading(text, block);
  return { ...block, level: 0, soft };
}

/**
 * Pasted policies put a title on the line above its text without a blank line between. A short
 * line that looks like a title, over a longer one that begins a sentence, is one.
 */
function isTitleOver(text: string, open: OpenBlock, next: Line): boolean {
  if (open.role !== 'text' || open.lines !== 1) return false;
  if (next.end - next.start <= 2 * (open.end - open.start)) return false;
  const first = text[next.start] ?? '';
  if (first === first.toLowerCase()) return false;
  const words = text.slice(open.start, open.end).split(' ').length;
  return words <= MOST_TITLE_WORDS && looksLikeHeading(text, open);
}

const MOST_TITLE_WORDS = 6;

interface Line extends Range {
  readonly kind: 'blank' | 'heading' | 'item' | 'row' | 'text';
  readonly level: number;
  readonly indent: number;
}

function readLine(text: string, from: number, to: number): Line {
  let start = from;
  let end = to;
  while (start < end && isSpace(text.charCodeAt(start))) start++;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  const indent = start - from;
  if (start === end) return { kind: 'blank', level: 0, indent: 0, start, end };
  if (text[start] === '#') {
    const level = countHashes(text, start);
    if (level <= 6 && isSpace(text.charCodeAt(start + level)) && start + level < end) {
      let title = start + level;
      while (title < end && isSpace(text.charCodeAt(title))) title++;
      return { kind: 'heading', level, indent: 0, start: title, end };
    }
  }
  if (text[start] === '|') return { kind: 'row', level: 0, indent: 0, start, end };
  const marker = ITEM.exec(text.slice(start, Math.min(end, start + 12)));
  if (marker !== null && start + marker[0].length < end)
    return { kind: 'item', level: 0, indent, start: start + marker[0].length, end };
  return { kind: 'text', level: 0, indent, start, end };
}

/** `-`, `*`, bullets, `1.`, `2.3.1`, `(a)`, `iv)`: what starts a list item. */
const ITEM =
  /^(?:[-*•·▪◦‣–]|\(?(?:\d{1,3}(?:\.\d{1,3}){0,3}|[a-z]|[ivx]{1,5})[.)](?:\d{1,3})?)\s+/i;

const BULLETS = '-*•·▪◦‣–';

function countHashes(text: string, from: number): number {
  let count = 0;
  while (text[from + count] === '#') count++;
  return count;
}

/** Short, begins like a title, does not end like a sentence. */
function looksLikeHeading(
  text: string,
  { start, end, role }: Range & { role: ParagraphRole },
): boolean {
  if (role === 'row' || end - start > 90 || end - start < 3) return false;
  const last = text[end - 1] ?? '';
  if ('.;,:!?'.includes(last)) return false;
  const first = text[start] ?? '';
  if (first === first.toLowerCase() && !/\d/.test(first)) return false;
  const line = text.slice(start, end);
  // "Author: Ann Lee" is a fact, not a title.
  return !line.includes(': ') && line.split(' ').length <= 12;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 9 || code === 0xa0 || code === 13;
}
