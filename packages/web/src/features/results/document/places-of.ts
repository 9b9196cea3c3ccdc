import type { Document } from '@lintel/contract';
import type { Block, Insertion } from './layout-document.ts';

/** What the head says while a block is at the top: `Page 6 of 11`, and the heading it stands under. */
export interface PlaceInDocument {
  readonly place: string;
  /** Null before the first heading. */
  readonly heading: string | null;
}

/** For each block. A file without pages counts paragraphs. */
export function placesOf(
  file: Pick<Document, 'extractedText' | 'pages' | 'paragraphs'>,
  blocks: readonly Block<Insertion>[],
): readonly PlaceInDocument[] {
  let heading: string | null = null;
  let n = 1;
  return blocks.map((block) => {
    const [span = []] = block.spans;
    if (block.shape.role === 'heading') {
      heading = file.extractedText.slice(span[0]?.start ?? 0, span.at(-1)?.end ?? 0);
    }
    n = block.n ?? n;
    const place =
      file.pages === undefined
        ? `¶ ${n} of ${file.paragraphs.length}`
        : `Page ${block.page ?? 1} of ${file.pages}`;
    return { place, heading };
  });
}
