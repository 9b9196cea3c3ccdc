import { type Block, PAGE_BREAK } from './block.ts';
import { tidyLine, tidyLines } from './tidy-text.ts';

/** Blocks as one text with light Markdown, and the offset at which each page begins. */
export function renderBlocks(blocks: readonly Block[]): { text: string; pageStarts: number[] } {
  const parts: string[] = [];
  let before: Block | undefined;
  for (const block of blocks) {
    const rendered = renderBlock(block).normalize('NFC');
    if (!/[^\s]/.test(rendered)) {
      // An empty page has no text but still counts.
      parts.push(rendered.replace(/[^\f]/g, ''));
      continue;
    }
    if (before) parts.push(continuesList(before, block) ? '\n' : '\n\n');
    parts.push(rendered);
    before = block;
  }
  return takeOutPageBreaks(parts.join(''));
}

function renderBlock(block: Block): string {
  switch (block.kind) {
    case 'heading':
      return prefixed(
        `${'#'.repeat(Math.min(Math.max(block.level, 1), 6))} `,
        tidyLine(block.text),
      );
    case 'paragraph':
      return tidyLines(block.text);
    case 'item':
      return prefixed(`${'  '.repeat(block.depth)}${block.marker} `, tidyLine(block.text));
    case 'table':
      return block.rows.map(renderRow).filter(Boolean).join('\n');
    case 'verbatim':
      return block.text;
  }
}

/** The mark stands after a page break, not before it: a page begins with its list item, not inside. */
function prefixed(mark: string, text: string): string {
  const breaks = /^[\f ]*/.exec(text)?.[0] ?? '';
  const rest = text.slice(breaks.length);
  const pages = breaks.replaceAll(' ', '');
  return rest === '' ? pages : `${pages}${mark}${rest}`;
}

function renderRow(cells: readonly string[]): string {
  const tidy = cells.map((cell) => tidyLine(cell).replaceAll('|', '\\|'));
  return tidy.some((cell) => cell !== '')
    ? prefixed('| ', `${tidy.join(' | ')} |`.replaceAll('  ', ' '))
    : '';
}

/** A dash, `1.`, `(a)`, `iv)` stand on neighbouring lines; any other mark opens a paragraph of its own. */
function continuesList(before: Block, block: Block): boolean {
  return before.kind === 'item' && block.kind === 'item' && isListMark(before) && isListMark(block);
}

const isListMark = (block: { marker: string }): boolean =>
  /^(-|\(?(\d{1,3}(\.\d{1,3}){0,3}|[a-z]|[ivx]{1,5})[.)])$/i.test(block.marker);

function takeOutPageBreaks(marked: string): { text: string; pageStarts: number[] } {
  const pageStarts = [0];
  const pieces = marked.split(PAGE_BREAK);
  let length = 0;
  pieces.forEach((piece, index) => {
    if (index > 0) pageStarts.push(length);
    length += piece.length;
  });
  return { text: pieces.join(''), pageStarts };
}
