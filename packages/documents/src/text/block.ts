/**
 * What every reader hands on: the document as blocks in reading order.
 *
 * A form feed inside a text marks where a new page begins; `renderBlocks` takes it out and keeps
 * the place. No reader lets a form feed of the file itself through.
 */
export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | {
      readonly kind: 'item';
      /** 0 for the outermost list. */
      readonly depth: number;
      /** As printed: `-` for any bullet, else `1.`, `(a)`, `4.2`. */
      readonly marker: string;
      readonly text: string;
    }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  /** Text that already is light Markdown and keeps its lines. */
  | { readonly kind: 'verbatim'; readonly text: string };

export const PAGE_BREAK = '\f';

export interface Blocks {
  readonly blocks: readonly Block[];
  readonly notes: readonly string[];
  /** Whether the file has pages of its own, so that places in it can be named by page. */
  readonly pages: boolean;
}
