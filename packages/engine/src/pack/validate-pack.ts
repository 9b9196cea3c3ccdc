import { LONGEST_PHRASE, readPhrase } from '../evidence/compile-concepts.ts';
import { BUILT_IN_CONCEPTS } from './evidence-rule.ts';
import { type Control, DETAIL_KEYS, type Pack } from './pack.ts';

/** A fault of a pack: where it is and what to do about it. */
export interface PackFault {
  readonly where: string;
  readonly fault: string;
}

/** Finds what would make a pack misbehave: unknown references, double ids, rules that cannot hold. */
export function validatePack(pack: Pack): PackFault[] {
  const faults: PackFault[] = [];
  const report = (where: string, fault: string) => faults.push({ where, fault });
  const concepts = new Set<string>([...BUILT_IN_CONCEPTS, ...pack.concepts.map(({ id }) => id)]);
  const known: Known = {
    concepts,
    kinds: new Set(pack.kinds.map(({ id }) => id)),
    sections: new Set(pack.sections.map(({ id }) => id)),
    categories: new Set(pack.categories?.map(({ id }) => id)),
  };
  reportDoubles('concept', pack.concepts, report);
  reportDoubles('kind', pack.kinds, report);
  reportDoubles('section', pack.sections, report);
  reportDoubles('control', pack.controls, report);
  for (const { id, phrases } of pack.concepts) validatePhrases(`concept ${id}`, phrases, report);
  for (const { id, title, body } of pack.kinds)
    reportUnknown(`kind ${id}`, 'concept', [...title, ...body], concepts, report);
  for (const { id, concepts: named } of pack.sections)
    reportUnknown(`section ${id}`, 'concept', named, concepts, report);
  for (const { id, concepts: named } of pack.categories ?? [])
    reportUnknown(`category ${id}`, 'concept', named, concepts, report);
  for (const control of pack.controls) validateControl(control, known, report);
  return faults;
}

type Report = (where: string, fault: string) => void;

interface Known {
  readonly concepts: ReadonlySet<string>;
  readonly kinds: ReadonlySet<string>;
  readonly sections: ReadonlySet<string>;
  readonly categories: ReadonlySet<string>;
}

function validatePhrases(where: string, phrases: readonly string[], report: Report): void {
  if (phrases.length === 0) report(where, 'has no phrases');
  for (const phrase of phrases) {
    const words = readPhrase(phrase);
    if (words.length === 0) report(where, `the phrase "${phrase}" has no words`);
    if (words.length > LONGEST_PHRASE)
      report(where, `the phrase "${phrase}" is longer than ${LONGEST_PHRASE} words`);
    if (words.every((word) => word === '_'))
      report(where, `the phrase "${phrase}" would match any word`);
  }
}

function validateControl(control: Control, known: Known, report: Report): void {
  const where = `control ${control.id}`;
  for (const key of ['citation', 'title', 'why', 'recommendation', 'clause'] as const)
    if (control[key].trim() === '') report(where, `has no ${key}`);
  reportUnknown(where, 'section', [control.section], known.sections, report);
  reportUnknown(where, 'kind', control.kinds, known.kinds, report);
  if (control.category !== undefined)
    reportUnknown(where, 'category', [control.category], known.categories, report);
  reportUnknown(
    where,
    'concept',
    [...(control.topics ?? []), ...(control.onlyIf ?? [])],
    known.concepts,
    report,
  );
  if (control.elements.length === 0) report(where, 'requires nothing: it has no elements');
  reportDoubles(`${where}, element`, control.elements, report);
  for (const { id, evidence } of control.elements) {
    if (!evidence.some(({ strength }) => strength !== 'weak'))
      report(`${where}, element ${id}`, 'has no strong evidence rule, so it can never be met');
    for (const rule of evidence) {
      if (rule.all.length === 0) report(`${where}, element ${id}`, 'has a rule without conditions');
      reportUnknown(
        `${where}, element ${id}`,
        'concept',
        [...rule.all.flat(), ...(rule.under ?? []), ...(rule.without ?? [])],
        known.concepts,
        report,
      );
    }
  }
  validateHoles(control, report);
}

/** The holes of the clause are the facts that a person is asked for. */
function validateHoles({ id, clause, needsDetails }: Control, report: Report): void {
  const holes = new Set(
    [...clause.matchAll(/\{\{(\w{1,40})\}\}/g)].map(([, name]) => name as string),
  );
  for (const hole of holes) {
    if (!(DETAIL_KEYS as readonly string[]).includes(hole))
      report(`control ${id}`, `its clause has an unknown hole {{${hole}}}`);
    else if (!(needsDetails as readonly string[]).includes(hole))
      report(`control ${id}`, `its clause needs {{${hole}}}, which needsDetails does not ask for`);
  }
}

function reportUnknown(
  where: string,
  what: string,
  ids: readonly string[],
  known: ReadonlySet<string>,
  report: Report,
): void {
  for (const id of new Set(ids))
    if (!known.has(id)) report(where, `names an unknown ${what} "${id}"`);
}

function reportDoubles(
  what: string,
  values: readonly { readonly id: string }[],
  report: Report,
): void {
  const seen = new Set<string>();
  for (const { id } of values) {
    if (seen.has(id)) report(`${what} ${id}`, 'is there twice');
    seen.add(id);
  }
}
