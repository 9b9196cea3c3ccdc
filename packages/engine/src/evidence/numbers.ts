import { stem } from '../document/stem.ts';

/** Stems of words that stand for numbers; what `#` in a phrase matches besides digits. */
const NUMBER_WORDS = new Set(
  (
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen ' +
    'seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred'
  )
    .split(' ')
    .map(stem),
);

/** `72`, `six`, `30th`: a number in a text, by its stem. */
export function isNumber(stemmed: string): boolean {
  const first = stemmed.charCodeAt(0);
  return (first >= 48 && first <= 57) || NUMBER_WORDS.has(stemmed);
}
