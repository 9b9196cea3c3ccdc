import type { Paragraph, PolicyDocument, Section, Sentence, Tokens } from './policy-document.ts';
import { readWords } from './read-words.ts';
import { type Block, splitBlocks } from './split-blocks.ts';
import { splitSentences } from './split-sentences.ts';

/**
 * Reads stored text (line feeds, NFC, light Markdown) into sections, paragraphs, sentences and
 * words with stable character ranges. Linear in the length of the text.
 */
export function readDocument(text: string): PolicyDocument {
  const blocks = splitBlocks(text);
  const { sections, sectionOf } = nestSections(text, blocks);
  const paragraphs = numberParagraphs(text, blocks, sectionOf);
  const { sentences, tokens } = readSentences(text, paragraphs);
  return { text, sections, paragraphs, sentences, tokens };
}

/** Soft headings nest below every marked one. */
const SOFT_LEVEL = 6;

function nestSections(text: string, blocks: readonly Block[]) {
  const sections: Mutable<Section>[] = [
    {
      index: 0,
      level: 0,
      title: '',
      parent: -1,
      heading: { start: 0, end: 0 },
      start: 0,
      end: text.length,
    },
  ];
  const sectionOf: number[] = [];
  const open: Mutable<Section>[] = [];
  blocks.forEach((block, i) => {
    const next = blocks[i + 1];
    const heads = block.role === 'heading' || (block.soft && next !== undefined && !next.soft);
    if (heads) {
      const level = block.role === 'heading' ? block.level : SOFT_LEVEL;
      while ((open.at(-1)?.level ?? 0) >= level) close(open.pop(), block.lineStart);
      const parent = open.at(-1)?.index ?? -1;
      const section = {
        index: sections.length,
        level,
        title: text.slice(block.start, block.end),
        parent,
        heading: { start: block.lineStart, end: block.end },
        start: block.lineStart,
        end: text.length,
      };
      if (sections.length === 1) close(sections[0], block.lineStart);
      sections.push(section);
      open.push(section);
    }
    sectionOf.push(sections.length - 1);
  });
  return { sections, sectionOf };
}

function close(section: Mutable<Section> | undefined, end: number): void {
  if (section !== undefined) section.end = end;
}

function numberParagraphs(
  text: string,
  blocks: readonly Block[],
  sectionOf: readonly number[],
): Paragraph[] {
  let introduction = 0;
  return blocks.map((block, i) => {
    const n = i + 1;
    const listed = block.role === 'item' || block.role === 'row';
    if (block.role === 'heading') introduction = 0;
    const introducedBy = listed ? introduction : 0;
    // A paragraph introduces the list under it; a nested list is introduced by an item that ends in a colon.
    if (block.role === 'text' || (listed && text[block.end - 1] === ':')) introduction = n;
    return {
      n,
      role: block.role,
      section: sectionOf[i] ?? 0,
      introducedBy,
      start: block.start,
      end: block.end,
    };
  });
}

function readSentences(text: string, paragraphs: readonly Paragraph[]) {
  const sentences: Sentence[] = [];
  const stems: string[] = [];
  const starts: number[] = [];
  const ends: number[] = [];
  const sentenceOf: number[] = [];
  for (const paragraph of paragraphs) {
    for (const range of splitSentences(text, paragraph.start, paragraph.end)) {
      const index = sentences.length;
      const firstToken = stems.length;
      readWords(text, range.start, range.end, (stem, start, end) => {
        stems.push(stem);
        starts.push(start);
        ends.push(end);
        sentenceOf.push(index);
      });
      sentences.push({
        index,
        paragraph: paragraph.n,
        section: paragraph.section,
        role: paragraph.role,
        start: range.start,
        end: range.end,
        firstToken,
        endToken: stems.length,
      });
    }
  }
  const tokens: Tokens = {
    count: stems.length,
    stems,
    starts: Uint32Array.from(starts),
    ends: Uint32Array.from(ends),
    sentenceOf: Uint32Array.from(sentenceOf),
  };
  return { sentences, tokens };
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };
