import { readWords } from '../document/read-words.ts';
import type { Concept } from '../pack/evidence-rule.ts';

/** One step in the matcher: which words lead on, and which concepts end here. */
export interface PhraseNode {
  readonly next: Map<string, PhraseNode>;
  /** Where any one word leads (`_`). */
  any: PhraseNode | null;
  /** Where a number leads (`#`). */
  number: PhraseNode | null;
  readonly ends: number[];
}

/** All phrases of all concepts as one tree of stems, so that a text is read once for all of them. */
export interface CompiledConcepts {
  readonly ids: readonly string[];
  readonly root: PhraseNode;
}

export const LONGEST_PHRASE = 8;

/** Compiles concepts; the result depends on nothing else and is remembered per array. */
export function compileConcepts(concepts: readonly Concept[]): CompiledConcepts {
  const known = compiled.get(concepts);
  if (known !== undefined) return known;
  const root = newNode();
  const ids = concepts.map(({ id }) => id);
  concepts.forEach((concept, index) => {
    for (const phrase of concept.phrases) addPhrase(root, readPhrase(phrase), index);
  });
  const made = { ids, root };
  compiled.set(concepts, made);
  return made;
}

const compiled = new WeakMap<readonly Concept[], CompiledConcepts>();

/** One word of a phrase: any word, a number, or one of these stems. */
export type PhraseWord = '_' | '#' | readonly string[];

/** Reads a phrase as a pack writes it: `supervisory|data authority`, `within # days`, `right to _`. */
export function readPhrase(phrase: string): PhraseWord[] {
  return phrase
    .trim()
    .split(/\s+/)
    .flatMap((word): PhraseWord[] => {
      if (word === '_' || word === '#') return [word];
      if (word.includes('|')) return [word.split('|').flatMap(stemsOf)];
      return stemsOf(word).map((one) => [one]);
    });
}

function stemsOf(word: string): string[] {
  const stems: string[] = [];
  readWords(word, 0, word.length, (stem) => stems.push(stem));
  return stems;
}

function addPhrase(root: PhraseNode, words: readonly PhraseWord[], concept: number): void {
  let nodes = [root];
  for (const word of words) nodes = nodes.flatMap((node) => step(node, word));
  for (const node of nodes) if (!node.ends.includes(concept)) node.ends.push(concept);
}

function step(node: PhraseNode, word: PhraseWord): PhraseNode[] {
  if (word === '_') {
    node.any ??= newNode();
    return [node.any];
  }
  if (word === '#') {
    node.number ??= newNode();
    return [node.number];
  }
  return [...new Set(word)].map((stem) => {
    let next = node.next.get(stem);
    if (next === undefined) {
      next = newNode();
      node.next.set(stem, next);
    }
    return next;
  });
}

function newNode(): PhraseNode {
  return { next: new Map(), any: null, number: null, ends: [] };
}
