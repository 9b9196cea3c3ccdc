import type { Band } from '@lintel/contract';
import { SectionHead } from '../../ui/section-head.tsx';

/** The scale in words; a result brings its own band, so nothing is computed from this. */
const SCALE: readonly { range: string; band: Band; square: string; word: string }[] = [
  { range: '80 to 100', band: 'Excellent', square: 'bg-green-mark', word: 'text-green' },
  { range: '60 to 79', band: 'Good', square: 'bg-amber-mark', word: 'text-amber' },
  { range: '40 to 59', band: 'Fair', square: 'bg-red-mark', word: 'text-red' },
  { range: 'Below 40', band: 'Poor', square: 'bg-red-mark', word: 'text-red' },
];

export function WhatAScoreMeans() {
  return (
    <section>
      <SectionHead title="What a score means" small />
      <dl className="mt-1.5">
        {SCALE.map(({ range, band, square, word }) => (
          <div
            key={band}
            className="type-small flex min-h-[39px] items-center justify-between border-b border-line"
          >
            <dt className="flex items-center gap-3 text-ink-2">
              <span data-fill className={`size-3.5 rounded-[2px] ${square}`} />
              {range}
            </dt>
            <dd className={`font-semibold ${word}`}>{band}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
