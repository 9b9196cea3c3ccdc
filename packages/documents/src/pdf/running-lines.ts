import type { Line } from './run.ts';

export interface PageLines {
  readonly page: number;
  readonly height: number;
  readonly lines: readonly Line[];
}

/**
 * Pages without their running headers, footers and page numbers: lines near the edge that come back
 * at the same height with the same words, figures aside.
 */
export function dropRunningLines(pages: readonly PageLines[]): PageLines[] {
  const seen = new Map<string, number>();
  for (const page of pages) {
    for (const key of new Set(page.lines.flatMap((line) => keysInMargin(line, page)))) {
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
  }
  // Odd and even pages may differ, and a chapter's name runs only through its chapter.
  const often = Math.max(2, Math.min(3, Math.ceil(pages.length * 0.4)));
  return pages.map((page) => ({
    ...page,
    lines: page.lines.filter((line) => {
      const keys = keysInMargin(line, page);
      if (keys.length === 0) return true;
      return !keys.some((key) => (seen.get(key) ?? 0) >= often) && !isPageNumber(line, page);
    }),
  }));
}

/** The part of a page's height, at either end, in which headers and footers stand. */
const MARGIN = 0.12;

/** A line's identity as a header: words, and height in steps of 4 points, each with its neighbour. */
function keysInMargin(line: Line, page: PageLines): string[] {
  const fromTop = line.y / page.height;
  if (fromTop > MARGIN && fromTop < 1 - MARGIN) return [];
  const words = line.text.toLowerCase().replace(/\d+/g, '#').replace(/\s+/g, ' ').trim();
  const step = Math.round(line.y / 4);
  return [`${step} ${words}`, `${step + 1} ${words}`];
}

function isPageNumber(line: Line, page: PageLines): boolean {
  const text = line.text.trim().toLowerCase();
  const match =
    /^(?:page|p\.|pg\.?|seite)?\s*[-\u2013|]?\s*(\d{1,4})\s*[-\u2013|]?(?:\s*(?:of|\/|von|de)\s*\d{1,4})?$/.exec(
      text,
    );
  if (match)
    return text.includes('page') || /of|\//.test(text) || isNear(Number(match[1]), page.page);
  return /^[ivxl]{1,6}$/.test(text);
}

/** Front matter shifts printed numbers against counted ones. */
const isNear = (printed: number, counted: number): boolean => Math.abs(printed - counted) <= 20;
