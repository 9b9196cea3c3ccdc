/**
 * A policy document as the engine sees it: the stored text, and stable character ranges into it.
 *
 * Offsets are UTF-16 code units of `text`, half-open: `text.slice(start, end)`. They never change
 * once a document is read, which is what lets a quote be proven by its position.
 */
export interface Range {
  readonly start: number;
  readonly end: number;
}

/** A heading and everything up to the next heading of the same or a higher level. */
export interface Section extends Range {
  /** Index in `PolicyDocument.sections`. Section 0 is the text before the first heading. */
  readonly index: number;
  /** 0 for the preamble, 1 to 6 for `#` to `######`. */
  readonly level: number;
  /** The heading's text without its marks; empty for the preamble. */
  readonly title: string;
  /** Index of the section that contains this one, or -1. */
  readonly parent: number;
  /** Where the heading line itself stands; empty for the preamble. */
  readonly heading: Range;
}

/** What a paragraph is, which decides how its neighbours read it. */
export type ParagraphRole = 'heading' | 'text' | 'item' | 'row';

/** A block of text: a paragraph, a heading, a list item or a table row. */
export interface Paragraph extends Range {
  /** Number shown to people, from 1, in reading order. */
  readonly n: number;
  readonly role: ParagraphRole;
  readonly section: number;
  /** For an item: the `n` of the paragraph that introduces its list; otherwise 0. */
  readonly introducedBy: number;
}

/** A sentence, a list item, a heading or a table row: the unit that evidence is quoted in. */
export interface Sentence extends Range {
  readonly index: number;
  /** `n` of the paragraph it stands in. */
  readonly paragraph: number;
  readonly section: number;
  readonly role: ParagraphRole;
  /** Half-open range into `PolicyDocument.tokens`. */
  readonly firstToken: number;
  readonly endToken: number;
}

/** Words in reading order, in parallel arrays: a 10 MB text has two million of them. */
export interface Tokens {
  readonly count: number;
  /** Stemmed, lower case. */
  readonly stems: readonly string[];
  readonly starts: Uint32Array;
  readonly ends: Uint32Array;
  readonly sentenceOf: Uint32Array;
}

export interface PolicyDocument {
  readonly text: string;
  readonly sections: readonly Section[];
  readonly paragraphs: readonly Paragraph[];
  readonly sentences: readonly Sentence[];
  readonly tokens: Tokens;
}
