import type { PageRuns, Run } from './run.ts';

/**
 * Some PDFs embed fonts without saying which glyph is which letter, and readers then show the glyphs'
 * numbers as letters: "WKH" for "the". The glyphs of a TrueType font nearly always stand in the same
 * order, with the space at 3 and so every ASCII letter 29 places before its code, which can be undone.
 */
export function repairShiftedText(pages: readonly PageRuns[]): {
  pages: readonly PageRuns[];
  repaired: boolean;
} {
  const samples = new Map<string, string>();
  for (const run of pages.flatMap((page) => page.runs)) {
    const sample = samples.get(run.font) ?? '';
    if (sample.length < SAMPLE) samples.set(run.font, sample + run.text);
  }
  const proven = [...samples.values()].some(isShifted);
  if (!proven) return { pages, repaired: false };
  // Beside one such font, a heading's font with a shifted space in it is another.
  const fonts = new Set(
    [...samples].filter(([, text]) => text.includes(SPACE)).map(([font]) => font),
  );
  const repair = (run: Run): Run =>
    fonts.has(run.font) ? { ...run, text: shiftBack(run.text) } : run;
  return { pages: pages.map((page) => ({ ...page, runs: page.runs.map(repair) })), repaired: true };
}

const SAMPLE = 4_000;
const SPACE = '\u0003';

/** Spaces where spaces belong, and, once undone, the commonest words of a European language. */
function isShifted(sample: string): boolean {
  if (sample.split(SPACE).length < 10) return false;
  const words = shiftBack(sample).toLowerCase().split(/\s+/);
  return words.filter((word) => COMMON.has(word)).length > words.length * 0.08;
}

const COMMON = new Set(
  'the of and to in a is for that or by der die und das zu den von le la les et de des du en el los y que il di e'.split(
    ' ',
  ),
);

/** Beyond ASCII only what policies print: dashes, quotation marks, bullets, dots. */
const BEYOND: Record<number, string> = {
  135: '•',
  171: '…',
  177: '–',
  178: '—',
  179: '“',
  180: '”',
  181: '‘',
  182: '’',
  404: '●',
};

const shiftBack = (text: string): string =>
  text.replace(/[^ ]/g, (letter) => {
    const glyph = letter.charCodeAt(0);
    if (glyph >= 3 && glyph <= 97) return String.fromCharCode(glyph + 29);
    return BEYOND[glyph] ?? letter;
  });
