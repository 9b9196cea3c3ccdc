import type { Sentence } from '../document/policy-document.ts';
import type { ConceptChoice, EvidenceRule } from '../pack/evidence-rule.ts';
import { isHedged } from './modality.ts';
import { isLeftOpen } from './placeholder.ts';
import { isDenied } from './polarity.ts';
import { firstHitIn, type Reading, sentenceAt, type WordRange } from './reading.ts';

/** A place where a rule's conditions hold. */
export interface RuleHit {
  /** The sentence of the anchor, then those of the other concepts when they stand elsewhere. */
  readonly sentences: readonly Sentence[];
  readonly denied: boolean;
  readonly hedged: boolean;
  /** A fact in it is still to be filled in. */
  readonly open: boolean;
}

/** Every sentence at which the rule holds, in reading order, once each. */
export function evaluateRule(reading: Reading, rule: EvidenceRule): RuleHit[] {
  const [anchor, ...others] = rule.all;
  if (anchor === undefined || !others.every((choice) => occurs(reading, choice))) return [];
  const under = sectionsAllowed(reading, rule.under);
  if (under !== null && under.size === 0) return [];
  const bySentence = new Map<number, RuleHit>();
  for (const place of anchorPlaces(reading, anchor)) {
    const sentence = sentenceAt(reading, place.from);
    if (reading.isHeading(sentence)) continue;
    if (under !== null && !under.has(sentence.section)) continue;
    const seen = bySentence.get(sentence.index);
    if (seen !== undefined && isPlain(seen)) continue;
    const hit = holdsAt({ reading, rule, others, place, sentence });
    if (hit !== null && (seen === undefined || isPlain(hit))) bySentence.set(sentence.index, hit);
  }
  return [...bySentence.values()];
}

/** Neither denied nor hedged nor left open. */
function isPlain(hit: RuleHit): boolean {
  return !hit.denied && !hit.hedged && !hit.open;
}

function occurs({ hits }: Reading, choice: ConceptChoice): boolean {
  return alternatives(choice).some((concept) => hits.of(concept).starts.length > 0);
}

export function alternatives(choice: ConceptChoice): readonly string[] {
  return typeof choice === 'string' ? [choice] : choice;
}

function* anchorPlaces({ hits }: Reading, choice: ConceptChoice): Generator<WordRange> {
  for (const concept of alternatives(choice)) {
    const { starts, ends } = hits.of(concept);
    for (let i = 0; i < starts.length; i++)
      yield { from: starts[i] as number, to: ends[i] as number };
  }
}

function sectionsAllowed(
  reading: Reading,
  under: readonly string[] | undefined,
): ReadonlySet<number> | null {
  if (under === undefined) return null;
  const sections = new Set<number>();
  for (const concept of under)
    for (const section of reading.sectionsUnder(concept)) sections.add(section);
  return sections;
}

interface Attempt {
  readonly reading: Reading;
  readonly rule: EvidenceRule;
  readonly others: readonly ConceptChoice[];
  readonly place: WordRange;
  readonly sentence: Sentence;
}

function holdsAt({ reading, rule, others, place, sentence }: Attempt): RuleHit | null {
  const own = { from: sentence.firstToken, to: sentence.endToken };
  if (rule.without?.some((concept) => firstHitIn(reading, concept, own) !== null)) return null;
  const windows = windowsOf(reading, rule.within ?? 'sentence', place, sentence);
  const sentences = [sentence];
  let open = isLeftOpen(reading, place);
  for (const choice of others) {
    const found = findIn(reading, choice, windows);
    if (found === null) return null;
    open ||= isLeftOpen(reading, found);
    const where = sentenceAt(reading, found.from);
    if (!sentences.includes(where) && !reading.isHeading(where)) sentences.push(where);
  }
  return {
    sentences,
    denied: isDenied(reading, sentence, place),
    hedged: isHedged(reading, sentence, place),
    open,
  };
}

/** Where the other concepts may stand, the nearest first. */
function windowsOf(
  reading: Reading,
  within: NonNullable<EvidenceRule['within']>,
  place: WordRange,
  sentence: Sentence,
): WordRange[] {
  const own = { from: sentence.firstToken, to: sentence.endToken };
  if (typeof within === 'number')
    return [
      {
        from: Math.max(own.from, place.from - within),
        to: Math.min(own.to, place.to + within),
      },
    ];
  if (within === 'section')
    return [own, around(place, SECTION_REACH, reading.sectionWords[sentence.section])];
  const { paragraphs } = reading.document;
  const paragraph = paragraphs[sentence.paragraph - 1];
  const introducer = paragraph?.introducedBy ?? 0;
  const windows = [own];
  if (within === 'paragraph') {
    windows.push(around(place, PARAGRAPH_REACH, reading.paragraphWords[sentence.paragraph - 1]));
    if (introducer > 0) windows.push(reading.paragraphWords[introducer - 1] as WordRange);
    const list = reading.listWords[(introducer > 0 ? introducer : sentence.paragraph) - 1];
    if (list !== undefined) windows.push(around(place, PARAGRAPH_REACH, list));
    return windows;
  }
  const introduction = introducer > 0 ? reading.lastSentence[introducer - 1] : undefined;
  if (introduction !== undefined)
    windows.push({ from: introduction.firstToken, to: introduction.endToken });
  const introduced = reading.listWords[sentence.paragraph - 1];
  if (introduced !== undefined && reading.lastSentence[sentence.paragraph - 1] === sentence)
    windows.push(introduced);
  return windows;
}

/**
 * Text without blank lines is one paragraph of a whole file; without a bound a rule about a
 * paragraph would hold anywhere in it.
 */
const PARAGRAPH_REACH = 60;
const SECTION_REACH = 250;

function around(place: WordRange, reach: number, range: WordRange | undefined): WordRange {
  return {
    from: Math.max(range?.from ?? 0, place.from - reach),
    to: Math.min(range?.to ?? 0, place.to + reach),
  };
}

function findIn(
  reading: Reading,
  choice: ConceptChoice,
  windows: readonly WordRange[],
): WordRange | null {
  for (const window of windows)
    for (const concept of alternatives(choice)) {
      const found = firstHitIn(reading, concept, window);
      if (found !== null) return found;
    }
  return null;
}
