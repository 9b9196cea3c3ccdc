import type { Line } from './run.ts';
import type { PageLines } from './running-lines.ts';

/**
 * Pages without their table of contents, which repeats every heading in a place where none of them
 * says anything. Found by the file's tags, else by entries that end in page numbers, most of
 * them behind a row of dots.
 */
export function dropContents(pages: readonly PageLines[]): {
  pages: PageLines[];
  dropped: boolean;
} {
  const lines = pages.flatMap((page) => page.lines);
  const dropped = new Set<Line>(lines.filter((line) => line.tag.contents));
  for (let index = 0; index < lines.length; index++) {
    const end = endOfContents(lines, index);
    for (; index < end; index++) dropped.add(lines[index] as Line);
  }
  return {
    pages: pages.map((page) => ({
      ...page,
      lines: page.lines.filter((line) => !dropped.has(line)),
    })),
    dropped: dropped.size > 0,
  };
}

const TITLE = /^(table of )?contents:?$/i;
const LEADER = /(?:\.\s?){4,}\s*(?:\d{1,4}|[ivxl]{1,6})$|\u2026{2,}\s*\d{1,4}$/i;
const ENTRY = /\S\s+\d{1,4}$/;

/** Fewer entries than this under a title, or without dots, are no contents for sure. */
const MINIMUM_ENTRIES = 3;

/** Index behind the contents that begin with this line; the index itself if none do. */
function endOfContents(lines: readonly Line[], start: number): number {
  const titled = TITLE.test(textAt(lines, start));
  if (!titled && !isEntry(lines, start)) return start;
  let next = titled ? start + 1 : start;
  let entries = 0;
  let leaders = 0;
  while (next < lines.length) {
    if (LEADER.test(textAt(lines, next))) leaders++;
    // A long entry breaks over two lines, the number stands on the second.
    else if (!isEntry(lines, next) && !(leaders > 0 && LEADER.test(textAt(lines, next + 1)))) break;
    entries++;
    next++;
  }
  return entries >= MINIMUM_ENTRIES && (titled || leaders >= MINIMUM_ENTRIES) ? next : start;
}

const isEntry = (lines: readonly Line[], index: number): boolean =>
  LEADER.test(textAt(lines, index)) || ENTRY.test(textAt(lines, index));

const textAt = (lines: readonly Line[], index: number): string => lines[index]?.text.trim() ?? '';
