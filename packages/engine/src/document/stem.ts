/**
 * A light stemmer for English: it folds plural, past and progressive forms and British spellings,
 * and nothing else. Porter's algorithm was left aside because it also folds words that policies
 * keep apart ("organise", "organ"; "general", "generate").
 *
 * What it returns is a key, not a word; only equality of two keys means anything.
 */
export function stem(word: string): string {
  const known = IRREGULAR.get(word);
  if (known !== undefined) return known;
  return foldSpelling(foldEnding(word));
}

/** Short or irregular forms that the rules below would miss. */
const IRREGULAR = new Map<string, string>(
  Object.entries({
    uses: 'use',
    used: 'use',
    using: 'use',
    us: 'us',
    is: 'is',
    was: 'was',
    has: 'has',
    his: 'his',
    this: 'this',
    its: 'its',
    kept: 'keep',
    held: 'hold',
    told: 'tell',
    made: 'make',
    given: 'give',
    gave: 'give',
    sold: 'sell',
    sent: 'send',
    taken: 'take',
    took: 'take',
    shown: 'show',
    known: 'know',
    written: 'write',
    wrote: 'write',
    chosen: 'choose',
    chose: 'choose',
    sought: 'seek',
    lost: 'lose',
    dealt: 'deal',
    met: 'meet',
    drawn: 'draw',
    withdrawn: 'withdraw',
    withdrew: 'withdraw',
    overseen: 'oversee',
    children: 'child',
    people: 'person',
    persons: 'person',
    bases: 'basis',
    criteria: 'criterion',
    analyses: 'analysis',
    bring: 'bring',
    during: 'during',
    being: 'being',
    string: 'string',
    thing: 'thing',
    things: 'thing',
    red: 'red',
    need: 'need',
    feed: 'feed',
    shared: 'share',
    sharing: 'share',
    stored: 'store',
    storing: 'store',
    always: 'always',
    news: 'news',
    data: 'data',
  }).map(([from, to]) => [from, foldSpelling(dropFinalE(to))]),
);

function foldEnding(word: string): string {
  const { length } = word;
  if (length < 4) return word;
  if (word.endsWith('ies') && length > 4) return `${word.slice(0, -3)}i`;
  if (
    word.endsWith('sses') ||
    word.endsWith('ches') ||
    word.endsWith('shes') ||
    word.endsWith('xes')
  )
    return dropFinalE(word.slice(0, -2));
  if (word.endsWith('s') && !word.endsWith('ss') && !word.endsWith('us') && !word.endsWith('is'))
    return foldEnding(word.slice(0, -1));
  if (word.endsWith('ied') && length > 4) return `${word.slice(0, -3)}i`;
  if (word.endsWith('eed')) return word;
  if (word.endsWith('ed') && hasVowel(word, length - 2)) return undouble(word.slice(0, -2));
  if (word.endsWith('ing') && length > 5 && hasVowel(word, length - 3))
    return undouble(word.slice(0, -3));
  return dropFinalE(word);
}

/** `delete`, `deleted` and `deleting` meet at `delet`; `policy` and `policies` at `polici`. */
function dropFinalE(word: string): string {
  if (word.length > 3 && word.endsWith('e') && !word.endsWith('ee')) return word.slice(0, -1);
  if (word.length > 3 && word.endsWith('y') && !isVowel(word.charCodeAt(word.length - 2)))
    return `${word.slice(0, -1)}i`;
  return word;
}

/** `stopped` to `stop`, but `assessed` to `assess`. */
function undouble(stemmed: string): string {
  const last = stemmed.at(-1);
  if (stemmed.length < 3 || last === undefined || last !== stemmed.at(-2))
    return dropFinalE(stemmed);
  if (last === 's' || last === 'z') return stemmed;
  if (last === 'l' && stemmed.length < 7) return stemmed;
  return stemmed.slice(0, -1);
}

/** British to American, so that a pack needs one spelling. */
function foldSpelling(word: string): string {
  let folded = word;
  if (folded.length > 5) {
    folded = folded
      .replace(/isation$/, 'ization')
      .replace(/isational$/, 'izational')
      .replace(/is$/, 'iz')
      .replace(/our$/, 'or');
  }
  if (folded.length > 6 && folded.endsWith('ll')) folded = folded.slice(0, -1);
  return folded;
}

function hasVowel(word: string, end: number): boolean {
  for (let i = 0; i < end; i++) if (isVowel(word.charCodeAt(i))) return true;
  return false;
}

/** a e i o u, and y, which is one wherever the rules above ask ("types", "carrying"). */
function isVowel(code: number): boolean {
  return (
    code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121
  );
}
