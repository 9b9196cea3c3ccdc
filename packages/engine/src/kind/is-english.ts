import type { Tokens } from '../document/policy-document.ts';
import { stem } from '../document/stem.ts';

/** Function words of English that its neighbours do not share. */
const FUNCTION_WORDS = new Set(
  'the and of to for with that this are by which from shall will our your be not have or'
    .split(' ')
    .map(stem),
);

/**
 * In English prose every fourth word is one of these, in terse lists every tenth; in other
 * European languages hardly one in thirty.
 */
const LEAST_SHARE = 0.06;
/** Fewer words than this tell nothing. */
const ENOUGH_WORDS = 60;
/** Reading on after this many words would not change the answer. */
const SAMPLE = 5000;

/** False only for texts long enough to tell. */
export function isEnglish({ stems }: Tokens): boolean {
  const sample = stems.slice(0, SAMPLE);
  if (sample.length < ENOUGH_WORDS) return true;
  const found = sample.reduce((count, word) => count + (FUNCTION_WORDS.has(word) ? 1 : 0), 0);
  return found / sample.length >= LEAST_SHARE;
}
