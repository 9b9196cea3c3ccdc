import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import * as failures from '../failures.ts';
import { LIMITS } from '../limits.ts';
import type { PdfDocument } from './open-pdf.ts';
import { type PageRuns, type Run, UNTAGGED } from './run.ts';
import { readTags } from './tag-tree.ts';

/** Whether a font is bold, by pdf.js's own id of it; fonts are shared between pages. */
export type KnownFonts = Map<string, boolean>;

/** Text set aslant or sideways: watermarks, margin notes. Radians off the horizontal. */
const UPRIGHT = 0.1;

/** The runs of one page, without what the file marks as an artifact of layout. */
export async function readPage(
  document: PdfDocument,
  number: number,
  fonts: KnownFonts,
): Promise<PageRuns> {
  const page = await document.getPage(number);
  try {
    const viewport = page.getViewport({ scale: 1 });
    const content = await page.getTextContent({ includeMarkedContent: true });
    if (content.items.length > LIMITS.runsPerPage) {
      throw failures.tooComplex(`Page ${number} of the file holds more than can be read.`);
    }
    const tags = await readTags(page).catch(() => new Map<string, never>());
    const names = new Set(content.items.flatMap((item) => ('str' in item ? [item.fontName] : [])));
    await learnFonts(page, names, fonts);

    const runs: Run[] = [];
    const open: { artifact: boolean; id: string | undefined }[] = [];
    for (const item of content.items) {
      if (!('str' in item)) {
        if (item.type === 'endMarkedContent') open.pop();
        else open.push({ artifact: 'tag' in item && item.tag === 'Artifact', id: item.id });
        continue;
      }
      if (item.str === '' || open.some((mark) => mark.artifact)) continue;
      const [a, b, c, d, e, f] = multiply(viewport.transform, item.transform);
      if (Math.abs(Math.atan2(b, a)) > UPRIGHT) continue;
      const size = Math.hypot(c, d);
      if (!(size > 0.5) || !Number.isFinite(e + f + size)) continue;
      const id = open.findLast((mark) => mark.id !== undefined)?.id;
      runs.push({
        text: item.str,
        x: e,
        y: f,
        width: item.width,
        size,
        bold: fonts.get(item.fontName) ?? false,
        font: item.fontName,
        rightToLeft: item.dir === 'rtl',
        tag: (id === undefined ? undefined : tags.get(id)) ?? UNTAGGED,
      });
    }
    return { page: number, width: viewport.width, height: viewport.height, runs };
  } finally {
    page.cleanup();
  }
}

/**
 * Boldness is a matter of the font's name, and pdf.js tells names only after the page's drawing
 * instructions were read. That costs as much as the text, so only for a page that brings new fonts.
 */
async function learnFonts(
  page: PDFPageProxy,
  names: ReadonlySet<string>,
  fonts: KnownFonts,
): Promise<void> {
  if ([...names].every((name) => fonts.has(name))) return;
  try {
    await page.getOperatorList();
  } catch {
    // The text was read; only the looks of this page stay unknown.
    return;
  }
  for (const name of names) {
    if (!page.commonObjs.has(name)) continue;
    const font: unknown = page.commonObjs.get(name);
    fonts.set(name, isBold(font));
  }
}

function isBold(font: unknown): boolean {
  if (typeof font !== 'object' || font === null) return false;
  if ('black' in font && font.black === true) return true;
  if ('bold' in font && font.bold === true) return true;
  return (
    'name' in font &&
    typeof font.name === 'string' &&
    /bold|black|heavy|semibold|demi/i.test(font.name)
  );
}

type Matrix = readonly [number, number, number, number, number, number];

function multiply(m: readonly number[], n: readonly number[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = m;
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = n;
  return [
    a * p + c * q,
    b * p + d * q,
    a * r + c * s,
    b * r + d * s,
    a * t + c * u + e,
    b * t + d * u + f,
  ];
}
