import { STAGES } from '@lintel/contract';
import { SectionHead } from '../../ui/section-head.tsx';

export function WhatHappensNext() {
  return (
    <section>
      <SectionHead title="What happens next" small />
      <ol className="mt-2">
        {STAGES.map(({ id, label }, index) => (
          <li key={id} className="type-body flex min-h-[34px] items-center gap-5 text-ink-2">
            <span aria-hidden="true" className="font-[550] tabular-nums">
              {index + 1}
            </span>
            {label}
          </li>
        ))}
      </ol>
    </section>
  );
}
