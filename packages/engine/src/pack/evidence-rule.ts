/**
 * The small language in which a pack says what counts as evidence.
 *
 * It has no regular expressions: a document is tokenised and stemmed once, every phrase of every
 * concept is matched in one pass, and a rule is a bounded condition over those hits.
 */

/**
 * A thing that policies speak of, as a list of the ways they word it.
 *
 * A phrase is one to eight words, matched on stems, so `retention period` also finds
 * `retention periods` and `delete` finds `deleted`, `deletes`, `deletion` does not (list it).
 * - `a|b` inside a phrase: either word (`supervisory|data authority`).
 * - `_` stands for any one word (`right to _ complaint`).
 * - `#` matches any number (`72`, `seventy-two`, `30`).
 * - Case, hyphens, apostrophes and typographic quotes are ignored. "e-mail" is one word `email`.
 * Duration ("within 30 days", "for six years"), number-with-unit, e-mail, URL, telephone, date and
 * placeholder are built in and need no list: see `BUILT_IN_CONCEPTS`.
 */
export interface Concept {
  readonly id: string;
  readonly phrases: readonly string[];
}

/** Concepts the engine itself finds, named with a leading `@`. */
export const BUILT_IN_CONCEPTS = [
  /** A length of time: `30 days`, `six (6) years`, `one month`, `72 hours`. */
  '@duration',
  /** An e-mail address. */
  '@email',
  /** A web address. */
  '@url',
  /** A telephone number. */
  '@phone',
  /** A calendar date: `25 May 2018`, `2026-01-01`, `January 1, 2026`. */
  '@date',
  /** Text somebody still has to fill in: `[insert date]`, `[[retention period]]`, `{{company}}`, `TBD`, `____`. */
  '@placeholder',
  /** A denial word: `not`, `no`, `never`, `neither`, `nor`, `without`, `cannot`, `do not`. */
  '@negation',
  /** A hedge: `may`, `might`, `could`, `should`, `where possible`, `endeavour`, `aim to`. */
  '@hedge',
  /** An obligation or a plain practice: `must`, `shall`, `will`, `is required to`. */
  '@duty',
  /** The organisation speaking of itself: `we`, `our`, `us`, `the company`, `the organisation`, `the controller`. */
  '@self',
] as const;

/** A concept id, or several of which any one will do. */
export type ConceptChoice = string | readonly string[];

/**
 * One way in which a document can show an element. All conditions must hold in one place.
 *
 * `all: ['retention', '@duration'], within: 'sentence'` reads: a sentence that speaks of
 * retention and states a length of time.
 */
export interface EvidenceRule {
  /** Every one of these (each a concept, or a choice of concepts) must be hit. The first is the anchor: the quote is the sentence it stands in. */
  readonly all: readonly ConceptChoice[];
  /**
   * How near to the anchor: in the same `sentence` (the default; a list item is read together with
   * the sentence that introduces its list), the same `paragraph` (with its list items; at most 60
   * words away), the same `section` (the text under one heading; at most 250 words away), or at most
   * this many words away in the same sentence.
   */
  readonly within?: 'sentence' | 'paragraph' | 'section' | number;
  /** Any of these concepts must be in a heading above the anchor (or be the heading itself's text for a body sentence below it). */
  readonly under?: readonly string[];
  /** None of these concepts may be in the anchor's sentence. */
  readonly without?: readonly string[];
  /**
   * `affirmed` (the default): a denied anchor ("we do not encrypt") counts against the element.
   * `denied`: only a denial counts ("we do not sell personal information").
   * `unless-denied`: a denial counts neither way, for wordings so broad that a denial may be of
   * something else.
   * `either`: both count, for elements that ask for a statement whichever way it goes.
   */
  readonly polarity?: 'affirmed' | 'unless-denied' | 'denied' | 'either';
  /**
   * `strong` (the default) decides alone. `weak` is supporting evidence: two different weak hits
   * in different sentences make the element partial evidence at most.
   */
  readonly strength?: 'strong' | 'weak';
}
