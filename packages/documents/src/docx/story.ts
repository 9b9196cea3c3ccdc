/**
 * A story is what WordprocessingML calls a stretch of text of its own: the body, a footnote, a cell,
 * a text box. These are its nodes as the file has them, before anything is made of them.
 */
export type StoryNode = StoryParagraph | StoryTable;

export interface StoryParagraph {
  readonly kind: 'paragraph';
  styleId: string | undefined;
  numId: string | undefined;
  level: number | undefined;
  /** 0 to 9 as in the file; 9 is body text. */
  outline: number | undefined;
  text: string;
  /** Of all visible characters, how many are bold, and the sum of their sizes in half-points. */
  characters: number;
  boldCharacters: number;
  sizes: number;
  /** Ids of the notes that are referred to, in order. */
  readonly notes: NoteReference[];
  readonly boxes: StoryNode[][];
  /** The paragraph's end was deleted with tracked changes: it runs on into the next. */
  joinsNext: boolean;
  inTableOfContents: boolean;
}

export interface NoteReference {
  readonly kind: 'footnote' | 'endnote';
  readonly id: string;
}

export interface StoryTable {
  readonly kind: 'table';
  readonly rows: StoryNode[][][];
}

/** What the stories of a document share while they are read. */
export interface StoryCounts {
  paragraphs: number;
  hiddenWords: number;
  deletedStretches: number;
}

export const newParagraph = (): StoryParagraph => ({
  kind: 'paragraph',
  styleId: undefined,
  numId: undefined,
  level: undefined,
  outline: undefined,
  text: '',
  characters: 0,
  boldCharacters: 0,
  sizes: 0,
  notes: [],
  boxes: [],
  joinsNext: false,
  inTableOfContents: false,
});
