import * as failures from '../failures.ts';
import { Unreadable } from '../read-result.ts';
import type { Blocks } from '../text/block.ts';
import { arrangeLines } from './arrange-lines.ts';
import { dropContents } from './drop-contents.ts';
import { makeLines } from './make-lines.ts';
import { openPdf } from './open-pdf.ts';
import { type KnownFonts, readPage } from './read-page.ts';
import { repairShiftedText } from './repair-shifted-text.ts';
import type { PageRuns } from './run.ts';
import { dropRunningLines, type PageLines } from './running-lines.ts';

/** A PDF as blocks in reading order. A page that cannot be read is left out and noted. */
export async function readPdf(bytes: Uint8Array): Promise<Blocks> {
  const document = await openPdf(bytes);
  try {
    const fonts: KnownFonts = new Map();
    const read: PageRuns[] = [];
    const broken: number[] = [];
    for (let number = 1; number <= document.numPages; number++) {
      try {
        read.push(await readPage(document, number, fonts));
      } catch (error) {
        if (error instanceof Unreadable) throw error;
        broken.push(number);
        read.push({ page: number, width: 0, height: 0, runs: [] });
      }
    }
    if (broken.length === read.length) throw failures.damaged();
    const { pages: legible, repaired } = repairShiftedText(read);
    const pages = legible.map((page) => ({
      page: page.page,
      height: page.height,
      lines: makeLines(page),
    }));
    const { pages: kept, dropped } = dropContents(dropRunningLines(pages));
    const notes = describe(pages, broken, dropped);
    if (repaired) {
      notes.push(
        'The file does not say which letters its fonts contain; they were worked out from the usual order.',
      );
    }
    return { blocks: arrangeLines(kept), notes, pages: true };
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
