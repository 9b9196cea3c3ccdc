import type { Sentence } from '../document/policy-document.ts';
import { stem } from '../document/stem.ts';
import { firstFrom } from './concept-hits.ts';
import type { Reading, WordRange } from './reading.ts';

/**
 * Whether a sentence only half commits to what stands at `anchor`: "data should be encrypted where
 * possible". What others may do ("you may request") is a right, and no hedge.
 */
export function isHedged(reading: Reading, sentence: Sentence, anchor: WordRange): boolean {
  const hedges = reading.hits.of('@hedge');
  const words = reading.document.tokens.stems;
  const earliest = Math.max(sentence.firstToken, anchor.from - REACH);
  for (let at = firstFrom(hedges, earliest); at < hedges.starts.length; at++) {
    const hedge = hedges.starts[at] as number;
    if (hedge >= Math.min(sentence.endToken, anchor.to + 1)) break;
    if (!isOfOthers(words, hedge, sentence)) return true;
  }
  return isOnlyAdvised(words, sentence, anchor);
}

const REACH = 8;

/** "encryption of laptops is strongly recommended": the advice follows what is advised. */
function isOnlyAdvised(
  words: readonly string[],
  { endToken }: Sentence,
  { to }: WordRange,
): boolean {
  const last = Math.min(endToken, to + ADVICE_REACH);
  for (let i = to; i < last; i++) if (ADVICE.has(words[i] as string)) return true;
  return false;
}

const ADVICE_REACH = 6;
const ADVICE = new Set(
  ['recommended', 'encouraged', 'optional', 'advisable', 'desirable'].map(stem),
);

const OTHERS = new Set(
  'you individual subject person user customer client consumer patient employee resident it that which who as they authority'
    .split(' ')
    .map(stem),
);

/** "you may", "data subjects may", "as may be required", "incidents that could": no hedge of ours. */
function isOfOthers(words: readonly string[], hedge: number, { firstToken }: Sentence): boolean {
  for (let i = hedge - 1; i >= Math.max(firstToken, hedge - 3); i--)
    if (OTHERS.has(words[i] as string)) return true;
  return false;
}
