import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { type RefObject, useRef } from 'react';
import type { PlaceInDocument } from './places-of.ts';
import { useBlockInView } from './use-block-in-view.ts';

/** Where the reader is: page, heading, and which mark of how many, with the keys that move. */
export function DocumentHead({
  sheet,
  visible,
  places,
  position,
  count,
  onStep,
}: {
  sheet: RefObject<HTMLElement | null>;
  visible: boolean;
  places: readonly PlaceInDocument[];
  /** From 1; 0 while no mark is selected. */
  position: number;
  count: number;
  onStep: (step: 1 | -1) => void;
}) {
  const head = useRef<HTMLDivElement>(null);
  // Followed here, so that scrolling draws this line again and not the document.
  const { place = '', heading = null } = places[useBlockInView({ sheet, head, visible })] ?? {};
  return (
    <div
      ref={head}
      className="type-small sticky top-0 z-10 flex min-h-12 items-center justify-between gap-4 border-b border-line bg-ground px-4 py-2 text-ink-2 max-md:top-14 sm:px-6"
    >
      <p className="flex min-w-0 gap-x-3 max-sm:flex-col">
        <span className="shrink-0 tabular-nums">{place}</span>
        {heading === null ? null : (
          <>
            <span aria-hidden="true" className="max-sm:hidden">
              ·
            </span>
            <span className="truncate">{heading}</span>
          </>
        )}
      </p>
      {count === 0 ? null : (
        <div className="flex shrink-0 items-center gap-2">
          <span className="tabular-nums">
            {position === 0
              ? `${count} ${count === 1 ? 'mark' : 'marks'}`
              : `Mark ${position} of ${count}`}
          </span>
          <StepKey letter="J" Icon={ChevronDown} label="Next mark" onPress={() => onStep(1)} />
          <StepKey letter="K" Icon={ChevronUp} label="Previous mark" onPress={() => onStep(-1)} />
        </div>
      )}
    </div>
  );
}

function StepKey({
  letter,
  Icon,
  label,
  onPress,
}: {
  letter: string;
  Icon: LucideIcon;
  label: string;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-keyshortcuts={letter}
      title={`${label} (${letter})`}
      onClick={onPress}
      className="grid h-6 min-w-6 place-items-center rounded-sm border border-line-strong bg-sheet px-1 text-[0.6875rem] font-medium text-ink-2 hover:bg-hover max-md:size-11"
    >
      <span aria-hidden="true" className="max-md:hidden">
        {letter}
      </span>
      <Icon aria-hidden="true" size={18} strokeWidth={1.6} className="md:hidden" />
    </button>
  );
}
