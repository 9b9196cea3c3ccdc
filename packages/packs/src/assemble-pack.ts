import type { Concept, Control, DocumentKind, EvidenceRule, Pack } from '@lintel/engine';
import { DOCUMENT_KINDS } from './vocabulary/document-kinds.ts';
import { VOCABULARY } from './vocabulary/vocabulary.ts';

/** A pack without what can be computed: its concepts, and the document kinds that all packs share. */
export type PackOutline = Omit<Pack, 'concepts' | 'kinds'>;

/**
 * Completes a pack with exactly the concepts that it refers to, so that it stands alone as JSON.
 *
 * Throws when a control, section or kind names a concept or a document kind that does not exist:
 * a misspelt id would otherwise be evidence that can never be found.
 */
export function assemblePack(outline: PackOutline): Pack {
  const wanted = new Map<string, string>();
  for (const section of outline.sections) want(wanted, section.concepts, `section ${section.id}`);
  for (const category of outline.categories ?? [])
    want(wanted, category.concepts, `category ${category.id}`);
  for (const kind of DOCUMENT_KINDS) want(wanted, conceptsOfKind(kind), `kind ${kind.id}`);
  for (const control of outline.controls) {
    want(wanted, conceptsOfControl(control), `control ${control.id}`);
    refuseUnknownKinds(control);
  }
  return { ...outline, concepts: lookUp(wanted), kinds: DOCUMENT_KINDS };
}

function want(wanted: Map<string, string>, ids: readonly string[], by: string): void {
  for (const id of ids) if (!wanted.has(id)) wanted.set(id, by);
}

function conceptsOfKind(kind: DocumentKind): string[] {
  return [...kind.title, ...kind.body];
}

function conceptsOfControl(control: Control): string[] {
  const ofRules = control.elements.flatMap((element) => element.evidence.flatMap(conceptsOfRule));
  return [...(control.topics ?? []), ...(control.onlyIf ?? []), ...ofRules];
}

function conceptsOfRule(rule: EvidenceRule): string[] {
  return [...rule.all.flat(), ...(rule.under ?? []), ...(rule.without ?? [])];
}

function lookUp(wanted: ReadonlyMap<string, string>): Concept[] {
  const concepts: Concept[] = [];
  for (const [id, by] of wanted) {
    // The engine finds these itself: durations, dates, denials.
    if (id.startsWith('@')) continue;
    const concept = VOCABULARY.get(id);
    if (!concept)
      throw new Error(`${by} refers to the concept "${id}", which the vocabulary lacks`);
    concepts.push(concept);
  }
  return concepts;
}

function refuseUnknownKinds(control: Control): void {
  const unknown = control.kinds.find((id) => !DOCUMENT_KINDS.some((kind) => kind.id === id));
  if (unknown)
    throw new Error(`control ${control.id} names the unknown document kind "${unknown}"`);
}
