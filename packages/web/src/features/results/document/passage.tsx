import type { Segment } from './layout-document.ts';
import { type Bearing, foremost } from './mark.ts';

/** An underline, not a marker pen: the document stays readable under any number of marks. */
const LINES: Record<Bearing, string> = {
  supports: 'underline decoration-green-mark decoration-solid decoration-2',
  weak: 'underline decoration-amber-mark decoration-dashed decoration-2',
  denies: 'underline decoration-red-mark decoration-double decoration-[1.5px]',
  looked: 'outline-1 outline-dashed outline-line-strong',
};
const TINTS: Record<Bearing, string> = {
  supports: 'bg-green-soft',
  weak: 'bg-amber-soft',
  denies: 'bg-red-soft',
  looked: 'bg-hover',
};

/**
 * Text of one block, its marked stretches underlined. Each carries the ids of all marks over it
 * (`data-marks`, to be found by) and of the one it opens (`data-opens`).
 */
export function Passage({
  text,
  span,
  selected,
}: {
  text: string;
  span: readonly Segment[];
  selected: string | null;
}) {
  return span.map((segment) => (
    <Stretch
      key={segment.start}
      words={text.slice(segment.start, segment.end)}
      segment={segment}
      selected={selected}
    />
  ));
}

function Stretch({
  words,
  segment,
  selected,
}: {
  words: string;
  segment: Segment;
  selected: string | null;
}) {
  const chosen = segment.marks.find(({ id }) => id === selected) ?? null;
  const shown = chosen ?? foremost(segment.marks);
  if (shown === null) return words;
  return (
    <mark
      data-marks={segment.marks.map(({ id }) => id).join(' ')}
      data-opens={shown.id}
      className={`cursor-pointer rounded-sm box-decoration-clone text-inherit underline-offset-[5px] [text-decoration-skip-ink:none] ${LINES[shown.bearing]} ${
        chosen ? `${TINTS[shown.bearing]} py-0.5` : 'bg-transparent hover:bg-hover'
      }`}
    >
      {words}
    </mark>
  );
}
