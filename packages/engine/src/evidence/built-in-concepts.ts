import type { PolicyDocument, Sentence } from '../document/policy-document.ts';
import { stem } from '../document/stem.ts';
import type { HitList } from './concept-hits.ts';
import { isNumber } from './numbers.ts';
import { findShapes } from './text-shapes.ts';

interface MutableHits extends HitList {
  readonly starts: number[];
  readonly ends: number[];
}

/** Finds what needs no phrases: lengths of time, addresses, dates, placeholders, denials, hedges, duties. */
export function findBuiltIns(document: PolicyDocument): Map<string, HitList> {
  const found = new Map<string, MutableHits>();
  const add = (id: string, start: number, end: number) => {
    let hits = found.get(id);
    if (hits === undefined) {
      hits = { starts: [], ends: [] };
      found.set(id, hits);
    }
    hits.starts.push(start);
    hits.ends.push(end);
  };
  for (const sentence of document.sentences) {
    findWords(document.tokens.stems, sentence, add);
    findDurations(document.tokens.stems, sentence, add);
    findDates(document.tokens.stems, sentence, add);
  }
  findShapes(document, add);
  return found;
}

type Add = (id: string, start: number, end: number) => void;

const stems = (words: string) => new Set(words.split(' ').map(stem));

const NEGATIONS = stems('not no never neither nor none without');
const HEDGES = stems(
  'may might could should endeavour endeavor attempt strive recommended encouraged ideally usually typically generally',
);
const DUTIES = stems('must shall will');
const SELVES = stems('we our us');
const ORGANISATIONS = stems(
  'company organisation organization controller processor business firm provider entity university institution',
);

function findWords(words: readonly string[], { firstToken, endToken }: Sentence, add: Add): void {
  for (let i = firstToken; i < endToken; i++) {
    const word = words[i] as string;
    const next = i + 1 < endToken ? words[i + 1] : undefined;
    if (NEGATIONS.has(word)) add('@negation', i, i + 1);
    if (HEDGES.has(word)) add('@hedge', i, i + 1);
    else if ((word === AIM || word === TRY) && next === 'to') add('@hedge', i, i + 2);
    else if (word === WHERE && next !== undefined && FEASIBLE.has(next)) add('@hedge', i, i + 2);
    if (DUTIES.has(word)) add('@duty', i, i + 1);
    else if (OBLIGED.has(word) && next === 'to') add('@duty', i, i + 2);
    if (SELVES.has(word)) add('@self', i, i + 1);
    else if (ORGANISATIONS.has(word) && i > firstToken && words[i - 1] === 'the')
      add('@self', i - 1, i + 1);
  }
}

const AIM = stem('aim');
const TRY = stem('try');
const WHERE = stem('where');
const FEASIBLE = stems('possible feasible practicable reasonable');
const OBLIGED = stems('required has have needs obliged');

const UNITS = stems('second minute hour day week month quarter year');
const ADJECTIVES = stems('calendar business working consecutive full further additional');
const ARTICLED = stems('within for after every per of least most');

/** `30 days`, `six (6) years`, `seventy-two hours`, `within a month`. */
function findDurations(
  words: readonly string[],
  { firstToken, endToken }: Sentence,
  add: Add,
): void {
  for (let i = firstToken; i < endToken; i++) {
    const word = words[i] as string;
    if (
      !isNumber(word) &&
      !(word === 'a' && i > firstToken && ARTICLED.has(words[i - 1] as string))
    )
      continue;
    let end = i + 1;
    // "six (6)", "seventy two", "30 or 60", then "calendar"
    while (end < endToken && end - i < 4 && isNumber(words[end] as string)) end++;
    while (end < endToken && end - i < 6 && ADJECTIVES.has(words[end] as string)) end++;
    if (end >= endToken || !UNITS.has(words[end] as string)) continue;
    add('@duration', i, end + 1);
    i = end;
  }
}

const MONTHS = stems(
  'january february march april may june july august september october november december jan feb mar apr jun jul aug sep sept oct nov dec',
);

/** `25 May 2018`, `May 25, 2018`, `June 2024`, `2026-01-31`, `31/01/2026`. */
function findDates(words: readonly string[], { firstToken, endToken }: Sentence, add: Add): void {
  for (let i = firstToken; i < endToken; i++) {
    const word = words[i] as string;
    if (MONTHS.has(word)) {
      const before = i > firstToken && isDay(words[i - 1] as string) ? 1 : 0;
      const day = i + 1 < endToken && isDay(words[i + 1] as string) ? 1 : 0;
      const year = i + 1 + day < endToken && isYear(words[i + 1 + day] as string) ? 1 : 0;
      if (year === 1 || (word !== MAY && before + day > 0))
        add('@date', i - before, i + 1 + day + year);
    } else if (i + 2 < endToken) {
      const [second, third] = [words[i + 1] as string, words[i + 2] as string];
      const isoOrder = isYear(word) && isDay(second) && isDay(third);
      if (isoOrder || (isDay(word) && isDay(second) && isYear(third))) add('@date', i, i + 3);
    }
  }
}

const MAY = stem('may');

function isDay(word: string): boolean {
  return /^\d{1,2}(?:st|nd|rd|th)?$/.test(word) && Number.parseInt(word, 10) <= 31;
}

function isYear(word: string): boolean {
  return /^(?:19|20)\d\d$/.test(word);
}
