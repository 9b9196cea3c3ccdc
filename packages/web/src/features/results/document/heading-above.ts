import type { Block, Insertion } from './layout-document.ts';

/** For each block the words of the heading it stands under, itself included; null before the first. */
export function headingsAbove(
  text: string,
  blocks: readonly Block<Insertion>[],
): readonly (string | null)[] {
  let heading: string | null = null;
  return blocks.map(({ shape, spans }) => {
    if (shape.role === 'heading') {
      const [span = []] = spans;
      heading = text.slice(span[0]?.start ?? 0, span.at(-1)?.end ?? 0);
    }
    return heading;
  });
}
