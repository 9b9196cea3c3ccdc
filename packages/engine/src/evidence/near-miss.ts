import type { LookedAt } from '../audit/audit.ts';
import type { Sentence } from '../document/policy-document.ts';
import type { ConceptChoice } from '../pack/evidence-rule.ts';
import type { ControlElement, PackSection } from '../pack/pack.ts';
import { alternatives } from './evaluate-rule.ts';
import { firstHitIn, type Reading, sentenceAt } from './reading.ts';

/** Enough to show where was looked, few enough to be read. */
const MOST_PLACES = 3;

/**
 * Where a reader would have expected the element: sentences that speak of its subject without
 * saying what it asks, then sections whose heading is about it.
 */
export function findNearMisses(
  reading: Reading,
  element: ControlElement,
  section: PackSection | undefined,
): LookedAt[] {
  const places = [...subjectWithoutRest(reading, element), ...sectionsAbout(reading, section)];
  const seen = new Set<number>();
  return places.filter(({ start }) => !seen.has(start) && seen.add(start)).slice(0, MOST_PLACES);
}

function subjectWithoutRest(reading: Reading, element: ControlElement): LookedAt[] {
  const best = new Map<number, { sentence: Sentence; had: number; why: string }>();
  for (const rule of element.evidence) {
    if (rule.strength === 'weak') continue;
    const [anchor, ...others] = rule.all;
    if (anchor === undefined) continue;
    for (const concept of alternatives(anchor)) {
      const { starts, ends } = reading.hits.of(concept);
      for (let i = 0; i < Math.min(starts.length, MOST_TRIED); i++) {
        const sentence = sentenceAt(reading, starts[i] as number);
        if (reading.isHeading(sentence)) continue;
        const missing = others.filter((choice) => !standsIn(reading, choice, sentence));
        const had = others.length - missing.length;
        if ((best.get(sentence.index)?.had ?? -1) < had)
          best.set(sentence.index, {
            sentence,
            had,
            why: wordMiss(wordsAt(reading, starts[i] as number, ends[i] as number), missing),
          });
      }
    }
  }
  return [...best.values()]
    .sort((a, b) => b.had - a.had || a.sentence.index - b.sentence.index)
    .slice(0, MOST_PLACES)
    .map(({ sentence: { start, end }, why }) => ({ start, end, why }));
}

/** Looking through more mentions of a subject than this finds no better miss, and costs. */
const MOST_TRIED = 40;

function standsIn(
  reading: Reading,
  choice: ConceptChoice,
  { firstToken, endToken }: Sentence,
): boolean {
  return alternatives(choice).some(
    (concept) => firstHitIn(reading, concept, { from: firstToken, to: endToken }) !== null,
  );
}

function wordsAt({ document: { text, tokens } }: Reading, from: number, to: number): string {
  return text.slice(tokens.starts[from], tokens.ends[to - 1]).replace(/\s+/g, ' ');
}

/** What the place speaks of, in its own words, and what is not there, where that has a plain name. */
function wordMiss(subject: string, missing: readonly ConceptChoice[]): string {
  const name = missing.flatMap(alternatives).flatMap((concept) => BUILT_IN_NAMES[concept] ?? [])[0];
  const lacks = name === undefined ? 'but does not say this' : `but gives no ${name}`;
  return `Mentions “${subject}”, ${lacks}`;
}

/** Of the concepts only these have names for people; the others are known by their wordings. */
const BUILT_IN_NAMES: Readonly<Record<string, string>> = {
  '@duration': 'length of time',
  '@email': 'e-mail address',
  '@url': 'web address',
  '@phone': 'telephone number',
  '@date': 'date',
};

function sectionsAbout(reading: Reading, section: PackSection | undefined): LookedAt[] {
  if (section === undefined) return [];
  const indices = new Set(
    section.concepts.flatMap((concept) => [...reading.sectionsUnder(concept)]),
  );
  return [...indices].slice(0, MOST_PLACES).flatMap((index) => {
    const found = reading.document.sections[index];
    if (found === undefined || found.title === '') return [];
    return [{ ...found.heading, why: `The section “${found.title}” does not say it` }];
  });
}
