import type { RecognisedKind } from '../audit/audit.ts';
import type { PolicyDocument } from '../document/policy-document.ts';
import { readWords } from '../document/read-words.ts';
import { conceptsInWords } from '../evidence/match-concepts.ts';
import { type Reading, readEvidence, sentenceAt } from '../evidence/reading.ts';
import type { Concept } from '../pack/evidence-rule.ts';
import type { DocumentKind } from '../pack/pack.ts';
import { isEnglish } from './is-english.ts';

/** What `recogniseKind` needs of a pack. */
export interface KindCatalogue {
  readonly kinds: readonly DocumentKind[];
  readonly concepts: readonly Concept[];
}

/** Recognises what kind of document this is, with what in it says so. */
export function recogniseKind(
  document: PolicyDocument,
  catalogue: KindCatalogue,
  fileName?: string,
): RecognisedKind {
  return recogniseKindOf(readEvidence(document, catalogue.concepts), catalogue, fileName);
}

/** The same for a document that has been read for evidence already. */
export function recogniseKindOf(
  reading: Reading,
  { kinds, concepts }: KindCatalogue,
  fileName?: string,
): RecognisedKind {
  if (!isEnglish(reading.document.tokens)) return NOT_ENGLISH;
  const named = conceptsInWords(wordsOf(fileName ?? ''), concepts);
  const title = titleSentences(reading.document);
  let best: { kind: DocumentKind; points: number; reasons: string[] } | null = null;
  for (const kind of kinds) {
    const weighed = weighKind({ reading, kind, title, named, fileName: fileName ?? '' });
    if (best === null || weighed.points > best.points) best = { kind, ...weighed };
  }
  if (best === null || best.points < ENOUGH) return unrecognised(reading.document);
  return {
    id: best.kind.id,
    name: best.kind.name,
    reasons: best.reasons,
    policy: best.kind.policy,
  };
}

const NOT_ENGLISH: RecognisedKind = {
  id: 'not-english',
  name: 'document in another language',
  reasons: ['Hardly any word of it is English, and the catalogues know English wordings only'],
  policy: false,
};

/** Kind of a document that no catalogue entry fits. It is still audited for the topics it has headings on. */
const UNRECOGNISED = 'other';

function unrecognised(document: PolicyDocument): RecognisedKind {
  return {
    id: UNRECOGNISED,
    name: 'document of another kind',
    reasons: [
      document.tokens.count < 40
        ? 'The text is too short to tell what it is'
        : 'Neither its title nor its text is of a kind in the catalogue',
    ],
    policy: true,
  };
}

/**
 * A title says what a document is, a file name nearly so; an opening that names it ("this privacy
 * policy explains") and headings suggest it; the words used throughout confirm it.
 */
const POINTS = {
  title: 6,
  fileName: 4,
  opening: 2,
  heading: 1.5,
  mostHeadings: 3,
  mostBody: 4,
} as const;
/** A title alone is enough; so is a body full of the kind's words; a few of them are not. */
const ENOUGH = 3;
/** Words within which a document usually says what it is. */
const OPENING = 150;
/** Hits of body words in a thousand words for one point: chosen so that a text full of them reaches three. */
const BODY_DENSITY = 6;

interface Weighing {
  readonly reading: Reading;
  readonly kind: DocumentKind;
  readonly title: TitleWords;
  readonly named: ReadonlySet<string>;
  readonly fileName: string;
}

function weighKind({ reading, kind, title, named, fileName }: Weighing) {
  const { document, hits } = reading;
  const reasons: string[] = [];
  let points = 0;
  let inTitle = false;
  let inOpening = false;
  let headings = 0;
  for (const concept of kind.title) {
    const { starts, ends } = hits.of(concept);
    for (let i = 0; i < starts.length; i++) {
      const start = starts[i] as number;
      const sentence = sentenceAt(reading, start);
      const rank = title.rankOf(sentence.index);
      if (rank > 0) {
        if (inTitle) continue;
        inTitle = true;
        // The longer the phrase, the more it says: "data processing agreement" over "agreement".
        points += POINTS.title * rank + 0.4 * ((ends[i] as number) - start);
        reasons.push(
          `Title “${clip(document.text.slice(sentence.start, sentence.end))}” (¶ ${sentence.paragraph})`,
        );
      } else if (reading.isHeading(sentence) && headings < POINTS.mostHeadings) {
        headings++;
        points += POINTS.heading;
        reasons.push(
          `Heading “${clip(document.text.slice(sentence.start, sentence.end))}” (¶ ${sentence.paragraph})`,
        );
      } else if (start < OPENING && !inOpening) {
        inOpening = true;
        points += POINTS.opening;
        reasons.push(
          `Opens by speaking of “${wordsAt(document, start, ends[i] as number)}” (¶ ${sentence.paragraph})`,
        );
      }
    }
  }
  if (kind.title.some((concept) => named.has(concept))) {
    points += POINTS.fileName;
    reasons.push(`File name “${fileName}”`);
  }
  const body = weighBody(reading, kind);
  if (body.points >= 0.5) reasons.push(`Speaks throughout of ${body.words.join(', ')}`);
  return { points: points + body.points, reasons };
}

/** Points by how densely the kind's words stand, and the most frequent of them as the document has them. */
function weighBody({ hits, document }: Reading, kind: DocumentKind) {
  const thousands = Math.max(0.3, document.tokens.count / 1000);
  const counts = new Map<string, number>();
  let total = 0;
  for (const concept of kind.body) {
    const { starts, ends } = hits.of(concept);
    total += starts.length;
    // The first few hundred show which words they are; counting them all would tell no more.
    for (let i = 0; i < Math.min(starts.length, 300); i++) {
      const words = wordsAt(document, starts[i] as number, ends[i] as number).toLowerCase();
      counts.set(words, (counts.get(words) ?? 0) + 1);
    }
  }
  const frequent = [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).slice(0, 3);
  return {
    points: Math.min(POINTS.mostBody, total / thousands / BODY_DENSITY),
    words: frequent.map(([words]) => `“${words}”`),
  };
}

function wordsAt({ text, tokens }: PolicyDocument, from: number, to: number): string {
  return clip(text.slice(tokens.starts[from], tokens.ends[to - 1]));
}

interface TitleWords {
  /** 1 for the first heading or line, less for what follows it, 0 outside the title. */
  rankOf(sentence: number): number;
}

/** The first marked heading, and the short lines at the very beginning. */
function titleSentences({ sentences }: PolicyDocument): TitleWords {
  const ranks = new Map<number, number>();
  for (const sentence of sentences.slice(0, 6)) {
    if (sentence.endToken - sentence.firstToken > 16) break;
    ranks.set(sentence.index, 1 - 0.12 * sentence.index);
  }
  const heading = sentences.slice(0, 60).find(({ role }) => role === 'heading');
  if (heading !== undefined) ranks.set(heading.index, Math.max(1, ranks.get(heading.index) ?? 0));
  return { rankOf: (sentence) => ranks.get(sentence) ?? 0 };
}

function wordsOf(fileName: string): string[] {
  const stems: string[] = [];
  const spaced = fileName
    .replace(/\.[a-z0-9]{1,5}$/i, '')
    .replace(/[_.-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, '$1 $2');
  readWords(spaced, 0, spaced.length, (stem) => stems.push(stem));
  return stems;
}

function clip(words: string): string {
  // A title in a table keeps its words, not its bars.
  const text = words.replace(/[\s|]+/g, ' ').trim();
  return text.length <= 70 ? text : `${text.slice(0, 69).trimEnd()}…`;
}
