import type { PolicyDocument } from '../document/policy-document.ts';
import type { Concept } from '../pack/evidence-rule.ts';
import { findBuiltIns } from './built-in-concepts.ts';
import { type CompiledConcepts, compileConcepts, type PhraseNode } from './compile-concepts.ts';
import { type ConceptHits, type HitList, NO_HITS } from './concept-hits.ts';
import { isNumber } from './numbers.ts';

/**
 * Finds every phrase of every concept in one pass over the words. A phrase does not run over the
 * end of a sentence. Work per word is bounded by the longest phrase, whatever the text.
 */
export function matchConcepts(document: PolicyDocument, concepts: readonly Concept[]): ConceptHits {
  const { ids, root } = compileConcepts(concepts);
  const found = new Map<string, MutableHits>();
  matchWords(document, { ids, root }, found);
  const builtIns = findBuiltIns(document);
  return { of: (concept) => found.get(concept) ?? builtIns.get(concept) ?? NO_HITS };
}

/** The same for a line that is no part of a document, such as a file name. */
export function conceptsInWords(
  stems: readonly string[],
  concepts: readonly Concept[],
): Set<string> {
  const { ids, root } = compileConcepts(concepts);
  const found = new Set<string>();
  for (let at = 0; at < stems.length; at++)
    walk(root, stems, at, stems.length, (concept) => found.add(ids[concept] as string));
  return found;
}

interface MutableHits extends HitList {
  readonly starts: number[];
  readonly ends: number[];
}

function matchWords(
  { sentences, tokens }: PolicyDocument,
  { ids, root }: CompiledConcepts,
  found: Map<string, MutableHits>,
): void {
  for (const { firstToken, endToken } of sentences) {
    for (let at = firstToken; at < endToken; at++) {
      walk(root, tokens.stems, at, endToken, (concept, end) => {
        const id = ids[concept] as string;
        let hits = found.get(id);
        if (hits === undefined) {
          hits = { starts: [], ends: [] };
          found.set(id, hits);
        }
        // Two phrases of one concept that begin at one word are one hit, the longer one.
        if (hits.starts.at(-1) === at)
          hits.ends[hits.ends.length - 1] = Math.max(end, hits.ends.at(-1) ?? 0);
        else {
          hits.starts.push(at);
          hits.ends.push(end);
        }
      });
    }
  }
}

function walk(
  node: PhraseNode,
  stems: readonly string[],
  at: number,
  limit: number,
  onEnd: (concept: number, end: number) => void,
): void {
  for (const concept of node.ends) onEnd(concept, at);
  if (at >= limit) return;
  const stem = stems[at] as string;
  const next = node.next.get(stem);
  if (next !== undefined) walk(next, stems, at + 1, limit, onEnd);
  if (node.number !== null && isNumber(stem)) walk(node.number, stems, at + 1, limit, onEnd);
  if (node.any !== null) walk(node.any, stems, at + 1, limit, onEnd);
}
