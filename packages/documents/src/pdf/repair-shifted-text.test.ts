import { expect, test } from 'vitest';
import { repairShiftedText } from './repair-shifted-text.ts';
import { type PageRuns, type Run, UNTAGGED } from './run.ts';

const page = (...runs: readonly [font: string, text: string][]): PageRuns => ({
  page: 1,
  width: 600,
  height: 800,
  runs: runs.map(([font, text], index): Run => {
    return {
      text,
      font,
      x: 72,
      y: 72 + index * 14,
      width: 400,
      size: 11,
      bold: false,
      rightToLeft: false,
      tag: UNTAGGED,
    };
  }),
});

/** As a reader sees glyph numbers: every letter 29 places before its code. */
const shifted = (text: string): string =>
  text.replace(/[ -~]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) - 29));

const SENTENCE =
  'The controller deletes the data of the customer and of its staff at the end of the term.';

test('letters 29 places off are put back, in every font of the file that is off', () => {
  const { pages, repaired } = repairShiftedText([
    page(['f1', shifted(SENTENCE)], ['f2', shifted('DATA TERMS')]),
  ]);
  expect(repaired).toBe(true);
  expect(pages[0]?.runs.map((run) => run.text)).toEqual([SENTENCE, 'DATA TERMS']);
});

test('a round bullet is one again', () => {
  const { pages } = repairShiftedText([page(['f1', shifted(SENTENCE)], ['f1', '\u0194\u0003'])]);
  expect(pages[0]?.runs[1]?.text).toBe('\u25cf ');
});

test('a font of the same file that is in order stays as it is', () => {
  const { pages } = repairShiftedText([page(['f1', shifted(SENTENCE)], ['f2', 'Revision 3'])]);
  expect(pages[0]?.runs[1]?.text).toBe('Revision 3');
});

test('an ordinary file is left alone', () => {
  expect(repairShiftedText([page(['f1', SENTENCE])])).toMatchObject({ repaired: false });
});
