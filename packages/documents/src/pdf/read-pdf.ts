import * as failures from '../failures.ts';
import { Unreadable } from '../read-result.ts';
import type { Blocks } from '../text/block.ts';
import { arrangeLines } from './arrange-lines.ts';
import { dropContents } from './drop-contents.ts';
import { makeLines } from './make-lines.ts';
import { openPdf } from './open-pdf.ts';
import { type KnownFonts, readPage } from './read-page.ts';
import { dropRunningLines, type PageLines } from './running-lines.ts';

/** A PDF as blocks in reading order. A page that cannot be read is left out and noted. */
export async function readPdf(bytes: Uint8Array): Promise<Blocks> {
  const document = await openPdf(bytes);
  try {
    const fonts: KnownFonts = new Map();
    const pages: PageLines[] = [];
    const broken: number[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      try {
        const page = await readPage(document, number, fonts);
        pages.push({ page: number, height: page.height, lines: makeLines(page) });
      } catch (error) {
        if (error instanceof Unreadable) throw error;
        broken.push(number);
        pages.push({ page: number, height: 0, lines: [] });
      }
    }
    if (broken.length === pages.length) throw failures.damaged();
    const { pages: kept, dropped } = dropContents(dropRunningLines(pages));
    return { blocks: arrangeLines(kept), notes: describe(pages, broken, dropped), pages: true };
  } finally {
    await document.loadingTask.destroy();
  }
}

function describe(
  pages: readonly PageLines[],
  broken: readonly number[],
  contents: boolean,
): string[] {
  const notes: string[] = [];
  if (contents) notes.push('The table of contents was left out.');
  if (broken.length > 0)
    notes.push(`${named(broken)} could not be read and ${was(broken)} left out.`);
  const blank = pages.filter((page) => page.lines.length === 0 && !broken.includes(page.page));
  const blankNumbers = blank.map((page) => page.page);
  if (blank.length > 0 && blank.length < pages.length - broken.length) {
    notes.push(
      `${named(blankNumbers)} ${blank.length === 1 ? 'has' : 'have'} no text; scanned pages need text recognition (OCR) first.`,
    );
  }
  return notes;
}

const named = (numbers: readonly number[]): string => {
  const listed =
    numbers.slice(0, 10).join(', ') +
    (numbers.length > 10 ? ` and ${numbers.length - 10} more` : '');
  return numbers.length === 1 ? `Page ${listed}` : `Pages ${listed}`;
};

const was = (numbers: readonly number[]): string => (numbers.length === 1 ? 'was' : 'were');
