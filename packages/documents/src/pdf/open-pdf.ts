import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as failures from '../failures.ts';
import { LIMITS } from '../limits.ts';

type PdfModule = typeof import('pdfjs-dist/legacy/build/pdf.mjs');
export type PdfDocument = Awaited<ReturnType<PdfModule['getDocument']>['promise']>;

/** pdf.js is a third of a second to load: only for the first PDF, and once. */
let loading: Promise<PdfModule> | undefined;

function loadPdfJs(): Promise<PdfModule> {
  loading ??= (async () => {
    // Drawing needs these three, and pdf.js would load a native canvas for them; reading text does not.
    const globals = globalThis as Record<string, unknown>;
    for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) {
      globals[name] ??= class NotForDrawing {};
    }
    return import('pdfjs-dist/legacy/build/pdf.mjs');
  })();
  return loading;
}

/** Loads pdf.js ahead of the first file, for a process that is kept warm. */
export async function warmUpPdf(): Promise<void> {
  await loadPdfJs();
}

/** @throws Unreadable with FILE_ENCRYPTED, FILE_DAMAGED, FILE_TOO_COMPLEX */
export async function openPdf(bytes: Uint8Array): Promise<PdfDocument> {
  const pdfjs = await loadPdfJs();
  const home = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  const task = pdfjs.getDocument({
    // pdf.js takes the buffer over, and refuses the kind that Node makes: the caller keeps its own.
    data: new Uint8Array(bytes),
    verbosity: pdfjs.VerbosityLevel.ERRORS,
    enableXfa: false,
    disableFontFace: true,
    // Tells the names of fonts, by which bold is known.
    fontExtraProperties: true,
    useSystemFonts: false,
    useWorkerFetch: false,
    // No picture is ever decoded: only its text matters, and decoders are where bombs go off.
    maxImageSize: 1,
    cMapUrl: `${join(home, 'cmaps')}/`,
    cMapPacked: true,
    standardFontDataUrl: `${join(home, 'standard_fonts')}/`,
  });
  try {
    const document = await task.promise;
    if (document.numPages > LIMITS.pages) throw failures.tooManyPages(document.numPages);
    return document;
  } catch (error) {
    await task.destroy();
    if (!(error instanceof Error)) throw failures.damaged();
    if (error.name === 'PasswordException') throw failures.encrypted();
    if (error.name === 'Unreadable') throw error;
    throw failures.damaged();
  }
}
