import * as failures from '../failures.ts';
import { LIMITS } from '../limits.ts';
import { type Attributes, attribute, isOn, parseXml } from './parse-xml.ts';
import {
  newParagraph,
  type StoryCounts,
  type StoryNode,
  type StoryParagraph,
  type StoryTable,
} from './story.ts';
import type { Styles } from './styles.ts';
import { symbolText } from './symbol-text.ts';

/** Subtrees without text of the document: what was deleted or moved away, and earlier formatting. */
const LEFT_OUT = new Set([
  'del',
  'moveFrom',
  'rPrChange',
  'pPrChange',
  'sectPrChange',
  'tblPrChange',
  'tblPrExChange',
  'tblGridChange',
  'tcPrChange',
  'trPrChange',
  'numberingChange',
  'delText',
  'rt',
]);

interface Run {
  bold: boolean | undefined;
  size: number | undefined;
  hidden: boolean | undefined;
  styleId: string | undefined;
}

/**
 * Reads the stories of one part: `main` for the body, and one for each footnote or endnote by its id.
 * Streams through the part once; what it holds at a time is the text, not the markup.
 */
export function readStories(
  bytes: Uint8Array,
  styles: Styles,
  counts: StoryCounts,
): Map<string, StoryNode[]> {
  const stories = new Map<string, StoryNode[]>();
  const containers: StoryNode[][] = [];
  const tables: StoryTable[] = [];
  const paragraphs: { node: StoryParagraph; run: Run | undefined }[] = [];
  const fields: { instruction: string; result: boolean }[] = [];
  const blocksOfParts: { tableOfContents: boolean }[] = [];
  const alternatives: { taken: boolean }[] = [];
  let leftOut = 0;
  let properties: 'none' | 'paragraph' | 'row' = 'none';
  let reading: 'none' | 'text' | 'instruction' = 'none';

  const inTableOfContents = () =>
    blocksOfParts.some((part) => part.tableOfContents) ||
    fields.some((field) => field.result && /^\s*TOC\b/.test(field.instruction));

  const addText = (text: string) => {
    const open = paragraphs.at(-1);
    if (!open || text === '') return;
    const { node, run } = open;
    const style = styles.of(node.styleId);
    const runStyle = run?.styleId === undefined ? undefined : styles.of(run.styleId);
    if (run?.hidden ?? (runStyle?.hidden || style.hidden)) {
      counts.hiddenWords += text.split(/\s+/).filter(Boolean).length;
      return;
    }
    if (inTableOfContents()) node.inTableOfContents = true;
    node.text += text;
    const visible = text.trim().length;
    node.characters += visible;
    if (run?.bold ?? (runStyle?.bold || style.bold)) node.boldCharacters += visible;
    node.sizes += visible * (run?.size ?? style.size);
  };

  const open = (name: string, attributes: Attributes) => {
    if (leftOut > 0) {
      leftOut++;
      return;
    }
    const value = attribute(attributes, 'val');
    const paragraph = paragraphs.at(-1);
    if (name === 'del' && properties !== 'none') {
      // Inside properties it speaks of the paragraph's mark or of the whole row.
      if (properties === 'paragraph' && paragraph) paragraph.node.joinsNext = true;
      else tables.at(-1)?.rows.at(-1)?.push(DELETED_ROW);
      return;
    }
    if (LEFT_OUT.has(name) || (name === 'Fallback' && alternatives.at(-1)?.taken)) {
      if (name === 'del' || name === 'moveFrom') counts.deletedStretches++;
      leftOut = 1;
      return;
    }
    switch (name) {
      case 'body':
        containers.push(story(stories, 'main'));
        break;
      case 'footnote':
      case 'endnote': {
        const ordinary = (attribute(attributes, 'type') ?? 'normal') === 'normal';
        containers.push(ordinary ? story(stories, attribute(attributes, 'id') ?? '') : []);
        break;
      }
      case 'p': {
        if (++counts.paragraphs > LIMITS.paragraphs) {
          throw failures.tooComplex('The file has more paragraphs than can be read.');
        }
        const node = newParagraph();
        containers.at(-1)?.push(node);
        paragraphs.push({ node, run: undefined });
        break;
      }
      case 'pPr':
        properties = 'paragraph';
        break;
      case 'trPr':
        properties = 'row';
        break;
      case 'tbl': {
        const table: StoryTable = { kind: 'table', rows: [] };
        containers.at(-1)?.push(table);
        tables.push(table);
        break;
      }
      case 'tr':
        tables.at(-1)?.rows.push([]);
        break;
      case 'tc': {
        const cell: StoryNode[] = [];
        tables.at(-1)?.rows.at(-1)?.push(cell);
        containers.push(cell);
        break;
      }
      case 'txbxContent': {
        const box: StoryNode[] = [];
        (paragraph?.node.boxes ?? []).push(box);
        containers.push(box);
        break;
      }
      case 'r':
        if (paragraph) {
          paragraph.run = {
            bold: undefined,
            size: undefined,
            hidden: undefined,
            styleId: undefined,
          };
        }
        break;
      case 't':
        reading = 'text';
        break;
      case 'instrText':
        reading = 'instruction';
        break;
      case 'tab':
        if (properties === 'none') addText('\t');
        break;
      case 'br':
      case 'cr':
        // A page or column break is layout; the paragraph goes on behind it.
        addText((attribute(attributes, 'type') ?? 'textWrapping') === 'textWrapping' ? '\n' : ' ');
        break;
      case 'noBreakHyphen':
        addText('-');
        break;
      case 'sym':
        addText(
          symbolText(attribute(attributes, 'font') ?? '', attribute(attributes, 'char') ?? ''),
        );
        break;
      case 'footnoteReference':
      case 'endnoteReference':
        if (paragraph) {
          paragraph.node.notes.push({
            kind: name === 'footnoteReference' ? 'footnote' : 'endnote',
            id: attribute(attributes, 'id') ?? '',
          });
          addText(NOTE_MARK);
        }
        break;
      case 'fldChar': {
        const type = attribute(attributes, 'fldCharType');
        const field = fields.at(-1);
        if (type === 'begin') fields.push({ instruction: '', result: false });
        else if (type === 'separate' && field) field.result = true;
        else if (type === 'end') fields.pop();
        break;
      }
      case 'sdt':
        blocksOfParts.push({ tableOfContents: false });
        break;
      case 'docPartGallery': {
        const part = blocksOfParts.at(-1);
        if (part && value === 'Table of Contents') part.tableOfContents = true;
        break;
      }
      case 'AlternateContent':
        alternatives.push({ taken: false });
        break;
      case 'Choice': {
        const alternative = alternatives.at(-1);
        if (alternative) alternative.taken = true;
        break;
      }
      default:
        if (paragraph) readProperty(paragraph, properties === 'paragraph', name, attributes);
    }
  };

  const close = (name: string) => {
    if (leftOut > 0) {
      leftOut--;
      return;
    }
    switch (name) {
      case 'p':
        paragraphs.pop();
        break;
      case 'pPr':
      case 'trPr':
        properties = 'none';
        break;
      case 'r': {
        const paragraph = paragraphs.at(-1);
        if (paragraph) paragraph.run = undefined;
        break;
      }
      case 'tr': {
        const rows = tables.at(-1)?.rows;
        if (rows?.at(-1)?.includes(DELETED_ROW)) rows.pop();
        break;
      }
      case 'tbl':
        tables.pop();
        break;
      case 'body':
      case 'footnote':
      case 'endnote':
      case 'tc':
      case 'txbxContent':
        containers.pop();
        break;
      case 't':
      case 'instrText':
        reading = 'none';
        break;
      case 'sdt':
        blocksOfParts.pop();
        break;
      case 'AlternateContent':
        alternatives.pop();
        break;
    }
  };

  parseXml(bytes, {
    open,
    close,
    text(text) {
      if (leftOut > 0) return;
      if (reading === 'text') addText(text);
      else if (reading === 'instruction') {
        const field = fields.at(-1);
        if (field && field.instruction.length < 200) field.instruction += text;
      }
    },
  });
  return stories;
}

/** Stands in a paragraph's text where a note is referred to; replaced by the note's number. */
export const NOTE_MARK = '\ue000';

const DELETED_ROW: StoryNode[] = [];

function story(stories: Map<string, StoryNode[]>, id: string): StoryNode[] {
  const nodes = stories.get(id) ?? [];
  stories.set(id, nodes);
  return nodes;
}

function readProperty(
  open: { node: StoryParagraph; run: Run | undefined },
  ofParagraph: boolean,
  name: string,
  attributes: Attributes,
): void {
  const value = attribute(attributes, 'val');
  const { node, run } = open;
  if (ofParagraph) {
    if (name === 'pStyle') node.styleId = value;
    else if (name === 'numId') node.numId = value;
    else if (name === 'ilvl') node.level = Number(value);
    else if (name === 'outlineLvl') node.outline = Number(value);
  } else if (run) {
    if (name === 'b') run.bold = isOn(attributes);
    else if (name === 'sz') run.size = Number(value) || undefined;
    else if (name === 'vanish') run.hidden = isOn(attributes);
    else if (name === 'rStyle') run.styleId = value;
  }
}
