/**
 * What a file may cost. Uploads end at 10 MiB, so these bound what ten mebibytes can turn into.
 * The figures leave real documents alone: a manual of 600 pages comes to 2 MB of text.
 */
export const LIMITS = {
  /** Pages of a PDF. */
  pages: 2_000,
  /** UTF-16 code units of text, after which no policy is meant and an audit is no longer instant. */
  textLength: 20_000_000,
  /** Entries of a DOCX package. Word writes 10 to 20, plus one for every picture. */
  packageEntries: 5_000,
  /** Bytes of all the parts together, as the package declares them. */
  packageBytes: 512 * 1024 * 1024,
  /** Bytes of one part that we inflate and parse. */
  partBytes: 64 * 1024 * 1024,
  /** Inflated to packed. Word's own parts reach 40; deflate itself ends at about 1,030. */
  inflationRatio: 200,
  /** Parts smaller than this may have any ratio: short repetitive files pack very well. */
  ratioAppliesAbove: 1024 * 1024,
  /** Elements inside one another. Word stops at far fewer. */
  xmlDepth: 256,
  /** Paragraphs of a DOCX, cells of tables included. */
  paragraphs: 250_000,
  /** Text runs of one PDF page; a page dense with print has about 5,000. */
  runsPerPage: 100_000,
} as const;
