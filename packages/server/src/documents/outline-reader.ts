import type { Outline } from './document.ts';

/** Finds the paragraphs of a text without keeping other requests waiting. */
export interface OutlineReader {
  read(text: string, pageStarts: readonly number[]): Promise<Outline>;
}
