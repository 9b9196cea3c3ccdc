import type { LookedAt } from '../audit/audit.ts';
import { isTitle } from '../document/is-title.ts';
import type { Sentence } from '../document/policy-document.ts';
import type { ConceptChoice, EvidenceRule } from '../pack/evidence-rule.ts';
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
  const places = [
    ...subjectWithoutRest(reading, element),
    ...sectionsAbout(reading, section, element),
  ];
  const seen = new Set<number>();
  return places.filter(({ start }) => !seen.has(start) && seen.add(start)).slice(0, MOST_PLACES);
}

function subjectWithoutRest(reading: Reading, element: ControlElement): LookedAt[] {
  const best = new Map<number, Miss>();
  for (const rule of element.evidence) {
    if (rule.strength === 'weak') continue;
    for (const miss of missesOf(reading, rule))
      if ((best.get(miss.sentence.index)?.had ?? -1) < miss.had)
        best.set(miss.sentence.index, miss);
  }
  return [...best.values()]
    .sort((a, b) => b.had - a.had || a.sentence.index - b.sentence.index)
    .slice(0, MOST_PLACES)
    .map(({ sentence: { start, end, paragraph }, subject, missing }) => ({
      start,
      end,
      paragraph,
      why: wordMiss(subject, missing, element),
    }));
}

interface Miss {
  readonly sentence: Sentence;
  /** How many of the rule's further concepts stand in the sentence. */
  readonly had: number;
  /** The words that speak of the subject. */
  readonly subject: string;
  readonly missing: readonly ConceptChoice[];
}

function* missesOf(reading: Reading, { all: [anchor, ...others] }: EvidenceRule): Generator<Miss> {
  for (const concept of anchor === undefined ? [] : alternatives(anchor)) {
    const { starts, ends } = reading.hits.of(concept);
    for (let i = 0; i < Math.min(starts.length, MOST_TRIED); i++) {
      const sentence = sentenceAt(reading, starts[i] as number);
      if (reading.isHeading(sentence)) continue;
      const missing = others.filter((choice) => !standsIn(reading, choice, sentence));
      const had = others.length - missing.length;
      // A word of a subject alone is met everywhere; it takes a second one to be near.
      if (others.length > 1 && had === 0) continue;
      yield {
        sentence,
        had,
        missing,
        subject: wordsAt(reading, starts[i] as number, ends[i] as number),
      };
    }
  }
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

/** What the place speaks of, in its own words, and what it does not say. */
function wordMiss(
  subject: string,
  missing: readonly ConceptChoice[],
  element: ControlElement,
): string {
  const name = missing.flatMap(alternatives).flatMap((concept) => BUILT_IN_NAMES[concept] ?? [])[0];
  const lacks = name === undefined ? `does not state ${element.requires}` : `gives no ${name}`;
  return `Mentions “${subject}”, but ${lacks}`;
}

/** Of the concepts only these have names for people; the others are known by their wordings. */
const BUILT_IN_NAMES: Readonly<Record<string, string>> = {
  '@duration': 'length of time',
  '@email': 'e-mail address',
  '@url': 'web address',
  '@phone': 'telephone number',
  '@date': 'date',
};

function sectionsAbout(
  reading: Reading,
  section: PackSection | undefined,
  element: ControlElement,
): LookedAt[] {
  if (section === undefined) return [];
  const { document } = reading;
  const indices = new Set(
    section.concepts.flatMap((concept) => [...reading.sectionsUnder(concept)]),
  );
  return [...indices].slice(0, MOST_PLACES).flatMap((index) => {
    const found = document.sections[index];
    if (found === undefined || found.title === '' || isTitle(document, found)) return [];
    const { heading, title } = found;
    const paragraph = document.paragraphs.find(({ end }) => end === heading.end)?.n ?? 1;
    return [
      { ...heading, paragraph, why: `The section “${title}” does not state ${element.requires}` },
    ];
  });
}
