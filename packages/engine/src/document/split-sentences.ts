import type { Range } from './policy-document.ts';

/**
 * Splits `text.slice(from, to)` into sentences. A full stop ends one only when white space and
 * something that can begin a sentence follow, and the word before it is no abbreviation.
 */
export function splitSentences(text: string, from: number, to: number): Range[] {
  const found: Range[] = [];
  let start = skipSpace(text, from, to);
  for (let i = start; i < to; i++) {
    const code = text.charCodeAt(i);
    const ends = isTerminal(code)
      ? endsSentence(text, i, to)
      : i - start >= LONGEST && isSpace(code);
    if (!ends) continue;
    let end = i + (isSpace(code) ? 0 : 1);
    while (end < to && CLOSING.includes(text[end] ?? '')) end++;
    found.push({ start, end });
    start = skipSpace(text, end, to);
    i = start - 1;
  }
  let end = to;
  while (end > start && isSpace(text.charCodeAt(end - 1))) end--;
  if (end > start) found.push({ start, end });
  return found;
}

/** A quote longer than this helps nobody; text without full stops is cut at the next space. */
const LONGEST = 1200;
const CLOSING = '"\'”’)]';

function endsSentence(text: string, at: number, to: number): boolean {
  const code = text.charCodeAt(at);
  let next = at + 1;
  while (next < to && CLOSING.includes(text[next] ?? '')) next++;
  if (next >= to) return true;
  if (!isSpace(text.charCodeAt(next))) return false;
  // A semicolon parts sentences only at the end of a line, where it parts the points of a list.
  if (code === 59) return text.charCodeAt(next) === 10;
  if (code !== 46) return true;
  const after = text[skipSpace(text, next, to)] ?? '';
  if (after !== '' && after === after.toLowerCase() && after !== after.toUpperCase()) return false;
  return !isAbbreviation(text, at);
}

const ABBREVIATIONS = new Set(
  'e.g i.e art arts no nos inc ltd co corp mr mrs ms dr st vs etc sec para cf al approx dept est fig reg resp cal civ code u.s u.k e.u'.split(
    ' ',
  ),
);
/** Abbreviations that often do end a sentence; only a following digit or lower case keeps it open. */
const MAY_END = new Set(['etc', 'inc', 'ltd', 'co', 'corp', 'code', 'no']);

function isAbbreviation(text: string, stop: number): boolean {
  let begin = stop;
  while (begin > 0 && stop - begin < 12 && /[\p{L}.]/u.test(text[begin - 1] ?? '')) begin--;
  const word = text.slice(begin, stop).toLowerCase();
  if (word.length === 1 && /\p{L}/u.test(word)) return true;
  if (MAY_END.has(word)) return /^\s+\d/.test(text.slice(stop + 1, stop + 4));
  return ABBREVIATIONS.has(word);
}

function isTerminal(code: number): boolean {
  return code === 46 || code === 33 || code === 63 || code === 59;
}

function isSpace(code: number): boolean {
  return code === 32 || code === 10 || code === 9 || code === 0xa0 || code === 13;
}

function skipSpace(text: string, from: number, to: number): number {
  let i = from;
  while (i < to && isSpace(text.charCodeAt(i))) i++;
  return i;
}
