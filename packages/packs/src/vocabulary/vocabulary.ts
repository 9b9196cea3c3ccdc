import type { Concept } from '@lintel/engine';
import { KIND_BODIES } from './general/kind-bodies.ts';
import { KIND_TITLES } from './general/kind-titles.ts';

/** Every theme of the vocabulary. A new theme file is added here and nowhere else. */
const THEMES: readonly (readonly Concept[])[] = [KIND_TITLES, KIND_BODIES];

/** All concepts by id. An id stands in one theme only. */
export const VOCABULARY: ReadonlyMap<string, Concept> = indexById(THEMES.flat());

function indexById(concepts: readonly Concept[]): Map<string, Concept> {
  const byId = new Map<string, Concept>();
  for (const concept of concepts) {
    if (byId.has(concept.id)) throw new Error(`the concept "${concept.id}" is defined twice`);
    byId.set(concept.id, concept);
  }
  return byId;
}
