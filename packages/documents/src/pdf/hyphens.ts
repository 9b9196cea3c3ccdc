/** Words of the document that are not cut at a line's end, in lower case. */
export type Vocabulary = ReadonlySet<string>;

const WORD = /[\p{L}\p{M}]+(?:[-'\u2019][\p{L}\p{M}]+)*/gu;

export function learnVocabulary(lines: readonly string[]): Vocabulary {
  const words = new Set<string>();
  for (const line of lines) {
    const whole = line.replace(/[\p{L}\p{M}]+[-\u2010\u00ad]\s*$/u, '');
    for (const [word] of whole.matchAll(WORD)) words.add(word.toLowerCase());
  }
  return words;
}

/**
 * Two lines as one. A hyphen at the end goes only if the joined word stands elsewhere in the document:
 * "confi-dential" loses it, "third-party" keeps it, and in doubt it stays, because it was printed.
 */
export function joinLines(before: string, after: string, vocabulary: Vocabulary): string {
  const head = /([\p{L}\p{M}]+)([-\u2010\u00ad])\s*$/u.exec(before);
  const tail = /^\s*\f*([\p{L}\p{M}]+)/u.exec(after);
  if (!head || !tail) {
    // A dash or slash at the end was set solid; anything else was followed by a space.
    return /[\u2014/]$/.test(before) ? `${before}${after}` : `${before} ${after}`;
  }
  const [, first = '', hyphen] = head;
  const second = tail[1] ?? '';
  const isCut = second === second.toLowerCase();
  if (!isCut) return `${before.trimEnd()}${after}`;
  const joins = hyphen === '\u00ad' || vocabulary.has(`${first}${second}`.toLowerCase());
  const stem = before.slice(0, head.index) + first;
  return `${stem}${joins ? '' : '-'}${after.trimStart()}`;
}
