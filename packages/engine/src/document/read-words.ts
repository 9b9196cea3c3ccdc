import { stem } from './stem.ts';

/** A word of the text: where it stands and the key it is matched by. */
export type OnWord = (stem: string, start: number, end: number) => void;

/**
 * Calls `onWord` for each word of `text` between `from` and `to`, in order, in one pass.
 *
 * A word is a run of letters or digits. Hyphens part words ("opt-out" is two), apostrophes do not
 * ("company's" is "company"). "n't" and "cannot" become two words, the second being "not", because
 * denial is read from it. "e-mail" is "email".
 */
export function readWords(text: string, from: number, to: number, onWord: OnWord): void {
  let i = from;
  while (i < to) {
    if (!isWordCode(text.charCodeAt(i))) {
      i++;
      continue;
    }
    const start = i;
    let apostrophe = -1;
    while (i < to) {
      const code = text.charCodeAt(i);
      if (isWordCode(code)) i++;
      else if (isApostrophe(code) && i + 1 < to && isWordCode(text.charCodeAt(i + 1))) {
        if (apostrophe < 0) apostrophe = i;
        i++;
      } else break;
      // Nothing a person wrote is this long; a 9 MB run of one letter must not become one word.
      if (i - start >= LONGEST_WORD) break;
    }
    i = emitWord({ text, start, end: i, apostrophe, limit: to }, onWord);
  }
}

const LONGEST_WORD = 64;

interface Run {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly apostrophe: number;
  readonly limit: number;
}

/** Emits the word or words of a run and returns where reading goes on. */
function emitWord(run: Run, onWord: OnWord): number {
  const { text, start, end, apostrophe } = run;
  if (isEMail(run)) {
    onWord('email', start, end + 5);
    return end + 5;
  }
  const lower = text.slice(start, end).toLowerCase();
  if (apostrophe >= 0) {
    const before = lower.slice(0, apostrophe - start);
    const after = lower.slice(apostrophe - start + 1);
    if (after === 't' && before.endsWith('n')) {
      onWord(NEGATED.get(before) ?? stemOf(before.slice(0, -1)), start, end);
      onWord('not', start, end);
    } else onWord(stemOf(before), start, end);
  } else if (lower === 'cannot') {
    onWord('can', start, end);
    onWord('not', start, end);
  } else onWord(stemOf(lower), start, end);
  return end;
}

/** What stands before "n't" where cutting the n does not give it. */
const NEGATED = new Map([
  ['won', 'will'],
  ['can', 'can'],
  ['shan', 'shall'],
]);

function isEMail({ text, start, end, limit }: Run): boolean {
  if (end - start !== 1 || end + 5 > limit) return false;
  const head = text.charCodeAt(start) | 32;
  if (head !== 101 || !isHyphen(text.charCodeAt(end))) return false;
  return text.slice(end + 1, end + 5).toLowerCase() === 'mail';
}

/** Stems are looked up far more often than they differ; the limit bounds what a hostile text can make us hold. */
const stems = new Map<string, string>();
const STEM_MEMORY = 40_000;

function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const made = stem(word);
  if (stems.size >= STEM_MEMORY) stems.clear();
  stems.set(word, made);
  return made;
}

function isWordCode(code: number): boolean {
  if (code < 128)
    return (code >= 97 && code <= 122) || (code >= 65 && code <= 90) || (code >= 48 && code <= 57);
  // Letters beyond ASCII; the general punctuation block and the CJK space are no letters.
  return (
    code >= 0xc0 &&
    code !== 0xd7 &&
    code !== 0xf7 &&
    !(code >= 0x2000 && code <= 0x2bff) &&
    !(code >= 0x3000 && code <= 0x303f) &&
    !(code >= 0xe000 && code <= 0xf8ff) &&
    code < 0xfe00
  );
}

function isApostrophe(code: number): boolean {
  return code === 0x27 || code === 0x2019;
}

function isHyphen(code: number): boolean {
  return code === 0x2d || code === 0x2010 || code === 0x2011;
}
