import type { Block } from '../text/block.ts';
import { readTypedMark, withoutTypedBullet } from '../text/typed-mark.ts';
import { headingJudge, type JudgeHeading } from './judge-heading.ts';
import type { Mark, Numbering } from './numbering.ts';
import { NOTE_MARK } from './read-stories.ts';
import type { NoteReference, StoryNode, StoryParagraph, StoryTable } from './story.ts';
import type { Styles } from './styles.ts';

export interface Stories {
  readonly body: readonly StoryNode[];
  readonly footnotes: ReadonlyMap<string, readonly StoryNode[]>;
  readonly endnotes: ReadonlyMap<string, readonly StoryNode[]>;
  readonly styles: Styles;
  readonly numbering: Numbering;
}

/** The stories of a document as blocks in reading order; a note follows the paragraph or list it belongs to. */
export function arrangeBlocks(stories: Stories): { blocks: Block[]; leftOutContents: boolean } {
  const arrangement: Arrangement = {
    ...stories,
    judge: headingJudge(stories.body, stories.styles),
    blocks: [],
    pendingNotes: [],
    noteCount: 0,
    leftOutContents: false,
  };
  arrange(arrangement, stories.body);
  flushNotes(arrangement);
  return arrangement;
}

interface Arrangement extends Stories {
  readonly judge: JudgeHeading;
  readonly blocks: Block[];
  pendingNotes: Block[];
  noteCount: number;
  leftOutContents: boolean;
}

function arrange(to: Arrangement, nodes: readonly StoryNode[]): void {
  let carried = '';
  for (const node of nodes) {
    if (node.kind === 'table') {
      arrangeTable(to, node);
      continue;
    }
    if (node.inTableOfContents || to.styles.of(node.styleId).tableOfContents) {
      to.leftOutContents = true;
      continue;
    }
    if (node.joinsNext) {
      carried += node.text;
      continue;
    }
    arrangeParagraph(to, node, carried);
    carried = '';
    for (const box of node.boxes) arrange(to, box);
  }
  if (carried !== '') push(to, { kind: 'paragraph', text: carried });
}

function arrangeParagraph(to: Arrangement, node: StoryParagraph, carried: string): void {
  const mark = nextMark(to, node);
  const text = numberNotes(to, carried + node.text, node.notes);
  if (text.trim() === '') return;
  const level = to.judge(node);
  if (level > 0)
    push(to, {
      kind: 'heading',
      level,
      text: mark && !mark.bullet ? `${mark.text} ${text}` : text,
    });
  else if (mark)
    push(to, {
      kind: 'item',
      depth: listDepth(to, node, mark),
      marker: mark.text,
      text: withoutTypedBullet(text),
    });
  else if (readTypedMark(text)?.marker === '-') {
    push(to, { kind: 'item', depth: 0, marker: '-', text: withoutTypedBullet(text) });
  } else push(to, { kind: 'paragraph', text });
}

function nextMark(to: Arrangement, node: StoryParagraph): Mark | undefined {
  const style = to.styles.of(node.styleId);
  const numId = node.numId ?? style.numId;
  // Numbering 0 takes the style's numbering away (ECMA-376 17.9.18).
  if (numId === undefined || numId === '0') return undefined;
  const byStyle =
    node.numId === undefined && node.styleId !== undefined
      ? to.numbering.levelOfStyle(numId, node.styleId)
      : undefined;
  return to.numbering.next(numId, node.level ?? byStyle ?? style.level ?? 0);
}

/** A number like 4.2 says its own depth; only bullets and single numbers are indented. */
function listDepth(to: Arrangement, node: StoryParagraph, mark: Mark): number {
  if (/\d\.\d/.test(mark.text)) return 0;
  return node.level ?? to.styles.of(node.styleId).level ?? 0;
}

/** Puts `[1]` where the note is referred to and keeps the note itself for behind the paragraph. */
function numberNotes(to: Arrangement, text: string, references: readonly NoteReference[]): string {
  let index = 0;
  return text.replaceAll(NOTE_MARK, () => {
    const reference = references[index++];
    const nodes =
      reference && (reference.kind === 'footnote' ? to.footnotes : to.endnotes).get(reference.id);
    const note = nodes ? plainText(nodes) : '';
    if (note === '') return '';
    const label = `[${++to.noteCount}]`;
    to.pendingNotes.push({ kind: 'paragraph', text: `${label} ${note}` });
    return label;
  });
}

function arrangeTable(to: Arrangement, table: StoryTable): void {
  const columns = Math.max(0, ...table.rows.map((row) => row.length));
  if (columns === 1 || isLayout(to, table)) {
    for (const row of table.rows) for (const cell of row) arrange(to, cell);
    return;
  }
  const rows = table.rows.map((row) => row.map((cell) => cellText(to, cell)));
  push(to, { kind: 'table', rows });
}

/** A table that only places whole passages side by side: its cells read better one after the other. */
const isLayout = (to: Arrangement, table: StoryTable): boolean =>
  table.rows.some((row) =>
    row.some(
      (cell) =>
        cell.length > 12 ||
        cell.some(
          (node) =>
            node.kind === 'paragraph' &&
            to.styles.of(node.styleId).headingLevel > 0 &&
            node.text.trim() !== '',
        ),
    ),
  );

function cellText(to: Arrangement, nodes: readonly StoryNode[]): string {
  return nodes
    .map((node) => {
      if (node.kind === 'table') {
        return node.rows.flatMap((row) => row.map((cell) => cellText(to, cell))).join(' ');
      }
      const mark = nextMark(to, node);
      const text = numberNotes(to, node.text, node.notes);
      const boxes = node.boxes.map((box) => cellText(to, box));
      return [mark && text.trim() !== '' ? `${mark.text} ${text}` : text, ...boxes].join(' ');
    })
    .join(' ');
}

const plainText = (nodes: readonly StoryNode[]): string =>
  nodes
    .map((node) =>
      node.kind === 'paragraph'
        ? node.text.replaceAll(NOTE_MARK, '')
        : node.rows.flat().map(plainText).join(' '),
    )
    .join(' ')
    .trim();

function push(to: Arrangement, block: Block): void {
  if (block.kind === 'item') {
    to.blocks.push(block);
    return;
  }
  // Notes of this very block were collected while its text was made: they come after it.
  const own = to.pendingNotes.filter(
    (note) => note.kind === 'paragraph' && mentions(block, note.text),
  );
  to.pendingNotes = to.pendingNotes.filter((note) => !own.includes(note));
  flushNotes(to);
  to.blocks.push(block, ...own);
}

function flushNotes(to: Arrangement): void {
  to.blocks.push(...to.pendingNotes);
  to.pendingNotes = [];
}

function mentions(block: Block, note: string): boolean {
  const label = note.slice(0, note.indexOf(']') + 1);
  const texts = block.kind === 'table' ? block.rows.flat() : [block.text];
  return texts.some((text) => text.includes(label));
}
