import type { Concept } from '@lintel/engine';

/**
 * Concepts of one theme, written as `{ id: [phrase, ...] }`.
 * How a phrase is read is told at `Concept` in the engine.
 */
export function defineConcepts(byId: Readonly<Record<string, readonly string[]>>): Concept[] {
  return Object.entries(byId).map(([id, phrases]) => ({ id, phrases }));
}
