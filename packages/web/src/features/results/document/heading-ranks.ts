import type { Block, Insertion } from './layout-document.ts';

export type HeadingRank = 'title' | 'section' | 'part';

/**
 * How large each heading is set. Files differ in where they begin to count: one has its title and
 * its sections on the same level, another begins at the third. The first heading is the title if
 * none stands above it, the highest level after it are sections, everything below are parts.
 */
export function headingRanks(
  blocks: readonly Pick<Block<Insertion>, 'start' | 'shape'>[],
): ReadonlyMap<number, HeadingRank> {
  const headings = blocks.flatMap(({ start, shape }) =>
    shape.role === 'heading' ? [{ start, level: shape.level }] : [],
  );
  const [first, ...rest] = headings;
  const sections = Math.min(...rest.map(({ level }) => level));
  return new Map(
    headings.map(({ start, level }) => {
      if (start === first?.start && level <= sections) return [start, 'title'];
      return [start, level <= sections ? 'section' : 'part'];
    }),
  );
}
