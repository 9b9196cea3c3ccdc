import { readDocx } from './docx/read-docx.ts';
import * as failures from './failures.ts';
import { LIMITS } from './limits.ts';
import { readPdf } from './pdf/read-pdf.ts';
import { type ReadInput, type ReadResult, type ReadText, Unreadable } from './read-result.ts';
import { recogniseFormat } from './recognise-format.ts';
import { renderBlocks } from './text/render-blocks.ts';
import { readTxt } from './txt/read-txt.ts';

/**
 * Reads a PDF, DOCX or TXT file as text with light Markdown.
 * Never throws over the file: whatever is wrong with it comes back as a refusal. It does not bound
 * its own time, and bounds its memory only through LIMITS: run it apart from anything that must live.
 */
export async function readFile(input: ReadInput): Promise<ReadResult> {
  try {
    return await read(input);
  } catch (error) {
    return failures.asRefusal(error instanceof Unreadable ? error : unexpected(error));
  }
}

async function read(input: ReadInput): Promise<ReadText> {
  const format = recogniseFormat(input);
  const { blocks, notes, pages } = await readers[format](input.bytes);
  const { text, pageStarts } = renderBlocks(blocks);
  if (!/[\p{L}\p{N}]/u.test(text)) throw failures.withoutText(format);
  if (text.length > LIMITS.textLength) {
    throw failures.tooComplex('The file holds more text than can be read at once.');
  }
  return { ok: true, format, text, pageStarts: pages ? pageStarts : [], notes };
}

const readers = { pdf: readPdf, docx: readDocx, txt: readTxt };

/** A reader stumbled over something nobody thought of: to the person the file is at fault. */
function unexpected(error: unknown): Unreadable {
  if (error instanceof RangeError && /call stack|array length|string length/i.test(error.message)) {
    return failures.outOfMeans();
  }
  return failures.damaged();
}
