import type { Sentence } from '../document/policy-document.ts';
import { stem } from '../document/stem.ts';
import { firstFrom } from './concept-hits.ts';
import type { Reading, WordRange } from './reading.ts';

/**
 * Whether a sentence denies what stands at `anchor`: "we do not encrypt backups" denies
 * "encrypt backups"; "no later than 72 hours", "not only" and "if you do not agree" deny nothing.
 */
export function isDenied(reading: Reading, sentence: Sentence, anchor: WordRange): boolean {
  const words = reading.document.tokens.stems;
  const negations = reading.hits.of('@negation');
  const earliest = Math.max(sentence.firstToken, anchor.from - REACH);
  for (let at = firstFrom(negations, earliest); at < negations.starts.length; at++) {
    const negation = negations.starts[at] as number;
    if (negation >= anchor.from) break;
    if (isHarmless(words, negation, sentence)) continue;
    if (isConditional(words, negation, sentence)) continue;
    // "without" governs only the words right after it.
    if (words[negation] === WITHOUT && anchor.from - negation > 3) continue;
    if (turnsBetween(words, negation + 1, anchor.from)) continue;
    return true;
  }
  return isDeniedAfter(words, sentence, anchor);
}

/** How many words a denial reaches ahead: beyond a clause of this length it is about something else. */
const REACH = 9;
const WITHOUT = stem('without');

const stems = (words: string) => new Set(words.split(' ').map(stem));

/** After "not" or "no": these make a limit or an addition of it, not a denial. */
const AFTER_NOT = stems(
  'only limited later longer less more exceed exceeding fewer earlier sooner necessarily otherwise doubt merely just solely undue',
);
/** After "without": a manner, not a denial. */
const AFTER_WITHOUT = stems(
  'undue unreasonable unnecessary delay limitation limiting prejudice regard charge discrimination detriment cost any affecting hesitation',
);

function isHarmless(words: readonly string[], negation: number, { endToken }: Sentence): boolean {
  const next = negation + 1 < endToken ? (words[negation + 1] as string) : '';
  return words[negation] === WITHOUT ? AFTER_WITHOUT.has(next) : AFTER_NOT.has(next);
}

/** "if", "where", "when", "who", "unless" shortly before: the denial is a condition, not a practice. */
const CONDITIONS = stems('if unless where when whether who until whenever in case');

function isConditional(
  words: readonly string[],
  negation: number,
  { firstToken }: Sentence,
): boolean {
  for (let i = negation - 1; i >= Math.max(firstToken, negation - 5); i--) {
    const word = words[i] as string;
    if (word === 'in' || word === 'case') continue;
    if (CONDITIONS.has(word)) return true;
  }
  return false;
}

/** Words that turn a denial round before it reaches the anchor: "not ... without consent", "not X but Y". */
const TURNS = stems('without unless except until but however other than only');

function turnsBetween(words: readonly string[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (TURNS.has(words[i] as string)) return true;
  return false;
}

/** "backups are not encrypted", "consent is never required": the denial follows the anchor at once. */
const COPULAS = stems('is are was were will shall must do does has have can be been');

function isDeniedAfter(words: readonly string[], sentence: Sentence, { to }: WordRange): boolean {
  let i = to;
  while (i < sentence.endToken && i < to + 2 && COPULAS.has(words[i] as string)) i++;
  if (i === to || i >= sentence.endToken) return false;
  const word = words[i] as string;
  return (word === 'not' || word === 'never') && !isHarmless(words, i, sentence);
}
