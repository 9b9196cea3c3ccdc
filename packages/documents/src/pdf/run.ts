/** A stretch of text that the file sets in one go: one font, one line, often one word. */
export interface Run {
  readonly text: string;
  /** Points from the left and from the top of the page as it is displayed. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  /** Font size in points. */
  readonly size: number;
  readonly bold: boolean;
  /** pdf.js's own id of the font, the same on every page. */
  readonly font: string;
  readonly rightToLeft: boolean;
  readonly tag: Tag;
}

/** What the file's structure tree, if it has one, says of a run. */
export interface Tag {
  /** 1 to 6; 0 if it is tagged as anything else. */
  readonly heading: number;
  readonly contents: boolean;
  /** Set inside a table. Numbers count elements of the page; equal numbers, same element. */
  readonly cell?: { readonly table: number; readonly row: number; readonly column: number };
}

export const UNTAGGED: Tag = { heading: 0, contents: false };

/** What is read of one page. */
export interface PageRuns {
  /** From 1. */
  readonly page: number;
  readonly width: number;
  readonly height: number;
  readonly runs: readonly Run[];
}

/** A line's text between two wide gaps. */
export interface Stretch {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Right end. */
  readonly end: number;
  readonly size: number;
  readonly bold: boolean;
  readonly tag: Tag;
}

/** Runs on one baseline of one column, joined. */
export interface Line extends Stretch {
  readonly page: number;
  /** Edges of the column it stands in. */
  readonly left: number;
  readonly right: number;
  /** For telling tables. */
  readonly stretches: readonly Stretch[];
}
