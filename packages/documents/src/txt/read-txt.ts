import * as failures from '../failures.ts';
import type { Block, Blocks } from '../text/block.ts';
import { cleanCharacters } from '../text/tidy-text.ts';
import { decodeText } from './decode-text.ts';
import { joinWrappedLines } from './join-wrapped-lines.ts';
import { markHeadings } from './mark-headings.ts';
import { partLongLines } from './part-long-lines.ts';

/**
 * A text file as it stands: Markdown is kept, plain headings get their mark where that is safe,
 * lines that an editor broke at a fixed width become paragraphs again.
 */
export async function readTxt(bytes: Uint8Array): Promise<Blocks> {
  const decoded = decodeText(bytes);
  if (decoded === undefined) throw failures.mismatch('txt', 'not text');
  const lines = cleanCharacters(decoded.replaceAll('\f', '\n')).split('\n').map(tidyEnd);
  const blocks: Block[] = [];
  for (const paragraph of markHeadings(partLongLines(joinWrappedLines(lines)))) {
    blocks.push({ kind: 'verbatim', text: paragraph });
  }
  return { blocks, notes: [], pages: false };
}

/** Not `trimEnd()` alone: spaces in a row collapse too, but an indent says something about a list. */
function tidyEnd(line: string): string {
  const text = line.trimEnd();
  const indent = text.length - text.trimStart().length;
  return (
    text.slice(0, indent) + text.slice(indent).replace(/[ \t\u00a0\u2000-\u200a\u3000]+/g, ' ')
  );
}
