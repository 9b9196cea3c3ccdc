import type { RecognisedKind, Scope } from '../audit/audit.ts';
import { type Reading, sentenceAt } from '../evidence/reading.ts';
import type { Control, Pack } from '../pack/pack.ts';

/** Whether a control is asked of a document, with the reason in words. */
export interface Applicability {
  readonly applies: boolean;
  readonly reason: string;
}

interface ScopeInput {
  readonly reading: Reading;
  readonly pack: Pack;
  readonly kind: RecognisedKind;
  readonly scope: Scope;
}

/** Decides for every control of the pack, in catalogue order, whether the document is held to it. */
export function applyScope({ reading, pack, kind, scope }: ScopeInput): Map<string, Applicability> {
  const excluded = new Map(scope.exclusions?.map(({ controlId, reason }) => [controlId, reason]));
  const categories = categoriesInScope(reading, pack, scope);
  return new Map(
    pack.controls.map((control) => {
      const reason = excluded.get(control.id);
      if (reason !== undefined) return [control.id, no(`Excluded: ${reason}`)];
      if (control.category !== undefined && !categories.has(control.category))
        return [control.id, no(`The category ${control.category} is not in scope`)];
      if (!speaksOfAny(reading, control.onlyIf)) return [control.id, no(wordCondition(control))];
      if (scope.coverage === 'full') return [control.id, yes('The whole framework is checked')];
      return [control.id, applyKind(reading, control, kind)];
    }),
  );
}

const yes = (reason: string): Applicability => ({ applies: true, reason });
const no = (reason: string): Applicability => ({ applies: false, reason });

function applyKind(reading: Reading, control: Control, kind: RecognisedKind): Applicability {
  if (control.kinds.includes(kind.id)) return yes(`Asked of every ${kind.name}`);
  for (const concept of control.topics ?? []) {
    const heading = firstHeadingOn(reading, concept);
    if (heading !== null) return yes(`The document has a section “${heading}”`);
  }
  return no(`Not a topic of this ${kind.name}`);
}

function firstHeadingOn(reading: Reading, concept: string): string | null {
  for (const start of reading.hits.of(concept).starts) {
    const sentence = sentenceAt(reading, start);
    // The title of the whole document is no topic of its own: its kind was read from it already.
    if (sentence.index > 0 && reading.isHeading(sentence))
      return reading.document.text.slice(sentence.start, sentence.end);
  }
  return null;
}

function speaksOfAny({ hits }: Reading, concepts: readonly string[] | undefined): boolean {
  return concepts === undefined || concepts.some((concept) => hits.of(concept).starts.length > 0);
}

function wordCondition({ onlyIf }: Control): string {
  const names = (onlyIf ?? [])
    .slice(0, 3)
    .map((id) => id.slice(id.lastIndexOf('/') + 1).replaceAll('-', ' '));
  return `The document does not speak of ${names.join(' or ')}`;
}

function categoriesInScope(reading: Reading, pack: Pack, scope: Scope): ReadonlySet<string> {
  const chosen = scope.categories;
  return new Set(
    (pack.categories ?? [])
      .filter(
        ({ id, always, concepts }) =>
          always || (chosen ? chosen.includes(id) : speaksOfAny(reading, concepts)),
      )
      .map(({ id }) => id),
  );
}
