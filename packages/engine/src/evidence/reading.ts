import type { PolicyDocument, Sentence } from '../document/policy-document.ts';
import type { Concept } from '../pack/evidence-rule.ts';
import { type ConceptHits, firstFrom } from './concept-hits.ts';
import { matchConcepts } from './match-concepts.ts';

/** Half-open range of words. */
export interface WordRange {
  readonly from: number;
  readonly to: number;
}

/**
 * A document with its concepts found, and the relations between its sentences that rules ask
 * about: which list belongs to which introduction, which words stand under which heading.
 */
export interface Reading {
  readonly document: PolicyDocument;
  readonly hits: ConceptHits;
  /** Words of each paragraph, by `n - 1`. */
  readonly paragraphWords: readonly WordRange[];
  /** Last sentence of each paragraph, by `n - 1`; the one that introduces a list. */
  readonly lastSentence: readonly (Sentence | undefined)[];
  /** Words of the list that a paragraph introduces, by `n - 1`. */
  readonly listWords: readonly (WordRange | undefined)[];
  /** Words under one heading up to the next heading of any level, by section. */
  readonly sectionWords: readonly WordRange[];
  /** Sections with a heading, or a heading above it, that speaks of the concept. */
  sectionsUnder(concept: string): ReadonlySet<number>;
  /** True for sentences that are a heading, marked or only shaped like one. */
  isHeading(sentence: Sentence): boolean;
}

export function readEvidence(document: PolicyDocument, concepts: readonly Concept[]): Reading {
  const hits = matchConcepts(document, concepts);
  const under = new Map<string, ReadonlySet<number>>();
  const isHeading = (sentence: Sentence) => standsInHeading(document, sentence);
  return {
    document,
    hits,
    ...relate(document),
    isHeading,
    sectionsUnder: (concept) => {
      let sections = under.get(concept);
      if (sections === undefined) {
        sections = findSectionsUnder(document, hits, concept, isHeading);
        under.set(concept, sections);
      }
      return sections;
    },
  };
}

function standsInHeading({ sections }: PolicyDocument, sentence: Sentence): boolean {
  if (sentence.role === 'heading') return true;
  const section = sections[sentence.section];
  return section !== undefined && sentence.end <= section.heading.end;
}

function relate({ paragraphs, sentences, sections }: PolicyDocument) {
  const paragraphWords: { from: number; to: number }[] = paragraphs.map(() => ({ from: 0, to: 0 }));
  const lastSentence: (Sentence | undefined)[] = paragraphs.map(() => undefined);
  const sectionWords: { from: number; to: number }[] = sections.map(() => ({ from: 0, to: 0 }));
  for (const sentence of sentences) {
    widen(paragraphWords[sentence.paragraph - 1], sentence);
    widen(sectionWords[sentence.section], sentence);
    lastSentence[sentence.paragraph - 1] = sentence;
  }
  const listWords: ({ from: number; to: number } | undefined)[] = paragraphs.map(() => undefined);
  for (const paragraph of paragraphs) {
    if (paragraph.introducedBy === 0) continue;
    const words = paragraphWords[paragraph.n - 1] as WordRange;
    const list = listWords[paragraph.introducedBy - 1];
    if (list === undefined) listWords[paragraph.introducedBy - 1] = { ...words };
    else list.to = Math.max(list.to, words.to);
  }
  return { paragraphWords, lastSentence, sectionWords, listWords };
}

function widen(
  range: { from: number; to: number } | undefined,
  { firstToken, endToken }: Sentence,
): void {
  if (range === undefined || firstToken === endToken) return;
  if (range.to === 0) range.from = firstToken;
  range.to = endToken;
}

function findSectionsUnder(
  { sections, sentences, tokens }: PolicyDocument,
  hits: ConceptHits,
  concept: string,
  isHeading: (sentence: Sentence) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  for (const start of hits.of(concept).starts) {
    const sentence = sentences[tokens.sentenceOf[start] as number] as Sentence;
    if (isHeading(sentence)) found.add(sentence.section);
  }
  if (found.size > 0)
    for (const section of sections) if (found.has(section.parent)) found.add(section.index);
  return found;
}

/** The sentence in which a word stands. */
export function sentenceAt({ document }: Reading, token: number): Sentence {
  return document.sentences[document.tokens.sentenceOf[token] as number] as Sentence;
}

/** First hit of a concept in a range of words, as a range of words, or null. */
export function firstHitIn(
  { hits }: Reading,
  concept: string,
  { from, to }: WordRange,
): WordRange | null {
  const list = hits.of(concept);
  const at = firstFrom(list, from);
  const start = list.starts[at];
  if (start === undefined || start >= to) return null;
  return { from: start, to: list.ends[at] as number };
}
