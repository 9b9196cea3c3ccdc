import * as failures from '../failures.ts';
import type { Blocks } from '../text/block.ts';
import { arrangeBlocks } from './arrange-blocks.ts';
import { findParts } from './find-parts.ts';
import { readNumbering } from './numbering.ts';
import { openPackage, type Package } from './open-package.ts';
import { readStories } from './read-stories.ts';
import type { StoryCounts } from './story.ts';
import { readStyles } from './styles.ts';

/**
 * A Word document as blocks: the body with its automatic numbers, its tables, text boxes and notes.
 * Insertions under tracked changes count as text, deletions do not; comments, headers and footers
 * are left out, and so is hidden text, which nobody who reads the document sees.
 */
export async function readDocx(bytes: Uint8Array): Promise<Blocks> {
  const opened = openPackage(bytes);
  refuseOtherOffice(opened);
  const parts = findParts(opened);
  if (!parts.main) {
    throw failures.damaged('The file is a ZIP package without a Word document in it.');
  }
  const styles = readStyles(parts.styles);
  const counts: StoryCounts = { paragraphs: 0, hiddenWords: 0, deletedStretches: 0 };
  const storiesOf = (part: Uint8Array | undefined) =>
    part ? readStories(part, styles, counts) : new Map();
  const { blocks, leftOutContents } = arrangeBlocks({
    body: storiesOf(parts.main).get('main') ?? [],
    footnotes: storiesOf(parts.footnotes),
    endnotes: storiesOf(parts.endnotes),
    styles,
    numbering: readNumbering(parts.numbering),
  });
  return { blocks, notes: describe(counts, leftOutContents), pages: false };
}

function refuseOtherOffice({ names }: Package): void {
  const has = (name: string) => names.includes(name);
  if (names.some((name) => name.startsWith('word/'))) return;
  if (has('xl/workbook.xml') || has('xl/workbook.bin')) {
    throw failures.mismatch('docx', 'an Excel workbook');
  }
  if (has('ppt/presentation.xml')) throw failures.mismatch('docx', 'a PowerPoint presentation');
  if (has('mimetype') && has('content.xml')) {
    throw failures.mismatch('docx', 'an OpenDocument file');
  }
}

function describe(counts: StoryCounts, leftOutContents: boolean): string[] {
  const notes: string[] = [];
  if (leftOutContents) notes.push('The table of contents was left out.');
  if (counts.deletedStretches > 0) {
    notes.push(
      'The file has tracked changes: insertions were read as text, deletions were left out.',
    );
  }
  if (counts.hiddenWords > 0) {
    const words = counts.hiddenWords === 1 ? 'One word' : `${counts.hiddenWords} words`;
    notes.push(`${words} of hidden text ${counts.hiddenWords === 1 ? 'was' : 'were'} left out.`);
  }
  return notes;
}
