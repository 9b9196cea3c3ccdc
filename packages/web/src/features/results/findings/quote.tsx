import type { Evidence } from '@lintel/contract';
import { Check } from 'lucide-react';
import { placeOf, rangeOf } from '../place.ts';

const TINTS: Record<Evidence['bearing'], string> = {
  supports: 'border-transparent bg-green-soft',
  weak: 'border-transparent bg-amber-soft',
  denies: 'border-transparent bg-red-soft',
};

/** A passage of the document, word for word, with its place. A press shows it there. */
export function Quote({
  evidence,
  selected,
  onShow,
}: {
  evidence: Evidence;
  selected: boolean;
  onShow: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      onClick={onShow}
      className={`block w-full rounded-md border px-3 py-2.5 text-left transition-colors ${
        selected ? TINTS[evidence.bearing] : 'border-line bg-sheet hover:bg-hover'
      }`}
    >
      <q className="type-quote block wrap-break-word [quotes:'“''”''‘''’']">{evidence.quote}</q>
      <span className="type-label mt-1.5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-0.5 font-normal">
        <span className="min-w-0 wrap-anywhere text-ink-2">{placeOf(evidence)}</span>
        <span className="ml-auto flex items-center gap-1.5 text-green tabular-nums">
          <Check aria-hidden="true" size={12} strokeWidth={2} />
          Verified, {rangeOf(evidence)}
        </span>
      </span>
    </button>
  );
}
