/** What a document itself tells about its hyphens at line ends. */
export interface Vocabulary {
  /** Words that are not cut, in lower case, compounds whole and in parts. */
  readonly words: ReadonlySet<string>;
  /** Whether its words are cut at line ends, as typesetting programs do and Word seldom does. */
  readonly cutsWords: boolean;
}

const WORD = /[\p{L}\p{M}]+(?:[-'\u2019][\p{L}\p{M}]+)*/gu;
const CUT_END = /([\p{L}\p{M}]+)[-\u2010\u00ad]\s*$/u;

export function learnVocabulary(lines: readonly string[]): Vocabulary {
  const words = new Set<string>();
  for (const line of lines) {
    for (const [word] of line.replace(CUT_END, '').matchAll(WORD)) {
      words.add(word.toLowerCase());
      if (word.includes('-')) for (const part of word.toLowerCase().split('-')) words.add(part);
    }
  }
  let cut = 0;
  lines.forEach((line, index) => {
    const first = CUT_END.exec(line)?.[1];
    const second = /^\s*([\p{L}\p{M}]+)/u.exec(lines[index + 1] ?? '')?.[1];
    if (first && second && words.has((first + second).toLowerCase())) cut++;
  });
  return { words, cutsWords: cut >= PROOF };
}

/** Words that stand both cut and whole in the document. One may be chance ("re-sign", "resign"). */
const PROOF = 2;

/** First halves that keep their hyphen, be they words of their own or not, in this document or not. */
const PREFIXES = new Set(
  'all anti cross de e ex high inter intra long low mid multi non post pre pseudo quasi re self semi short sub well x'.split(
    ' ',
  ),
);

/** Second halves that are never words of their own: "effective-ness" was cut whatever stands before. */
const ENDINGS = new Set('ble ing ity ment ments ness sion sions tion tions'.split(' '));

/**
 * Two lines as one; page marks at the beginning of the second stay. A hyphen at the end of the first
 * goes if the joined word stands elsewhere in the document, or, in a document that does cut words, if
 * its first half is no word: "confi-dential" loses it. In doubt it stays, because it was printed.
 */
export function joinLines(before: string, after: string, vocabulary: Vocabulary): string {
  const head = /([\p{L}\p{M}]+)([-\u2010\u00ad])\s*$/u.exec(before);
  const tail = /^(\f*)\s*([\p{L}\p{M}]+)/u.exec(after);
  if (!head || !tail) {
    // A dash or slash at the end was set solid; anything else was followed by a space.
    return /[\u2014/]$/.test(before) ? `${before}${after}` : `${before} ${after}`;
  }
  const [, first = '', hyphen] = head;
  const second = tail[2] ?? '';
  const stem = before.slice(0, head.index) + first;
  const joins = hyphen === '\u00ad' || isCut(first, second, vocabulary);
  return `${stem}${joins ? '' : '-'}${after}`;
}

function isCut(first: string, second: string, { words, cutsWords }: Vocabulary): boolean {
  const capitals = first.length > 1 && first === first.toUpperCase();
  // "Non-\nEnglish" is a compound; "PERSON-\nNEL" is a word in capitals.
  if (second !== (capitals ? second.toUpperCase() : second.toLowerCase())) return false;
  const [head, tail] = [first.toLowerCase(), second.toLowerCase()];
  if (words.has(head + tail)) return true;
  if (words.has(`${head}-${tail}`) || !cutsWords) return false;
  if (ENDINGS.has(tail)) return true;
  return !words.has(head) && !PREFIXES.has(head);
}
