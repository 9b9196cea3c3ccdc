import type { Control } from '@lintel/contract';
import { X } from 'lucide-react';
import { StatusLabel } from '../../../ui/status-mark.tsx';
import { controlMarkId } from '../document/mark.ts';
import { FirstFew } from '../findings/first-few.tsx';
import { Quote } from '../findings/quote.tsx';

/** A control that has no finding: the proof that it is met, or why it does not apply. */
export function ControlDetail({
  control,
  markId,
  onQuote,
  onClose,
}: {
  control: Control;
  markId: string | null;
  onQuote: (markId: string) => void;
  onClose: () => void;
}) {
  const quotes = control.evidence.map((evidence, index) => ({
    id: controlMarkId(control.id, index),
    evidence,
  }));
  return (
    <section
      data-row={`control/${control.id}`}
      aria-label={control.title}
      className="mx-4 mt-3 scroll-mt-16 animate-open border-l-[3px] border-line-strong bg-sheet py-3 pr-2 pl-4 sm:mx-6 lg:mx-7 lg:scroll-mt-3"
    >
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <h3 className="type-body font-semibold">{control.title}</h3>
          <p className="type-label mt-0.5 flex flex-wrap items-center gap-x-3 gap-y-1 font-normal text-ink-2">
            <StatusLabel status={control.status} />
            <span>{control.citation}</span>
          </p>
        </div>
        <button
          type="button"
          aria-label="Close"
          onClick={onClose}
          className="grid size-7 shrink-0 place-items-center rounded-sm text-ink-2 hover:bg-hover max-md:size-11"
        >
          <X aria-hidden="true" size={16} strokeWidth={1.6} />
        </button>
      </div>
      <p className="type-body mt-2 pr-2">{control.applies}</p>
      <div className="mt-3 grid gap-2 pr-2">
        <FirstFew items={quotes} few={3} selected={quotes.findIndex(({ id }) => id === markId)}>
          {(few) =>
            few.map(({ id, evidence }) => (
              <Quote
                key={id}
                evidence={evidence}
                selected={id === markId}
                onShow={() => onQuote(id)}
              />
            ))
          }
        </FirstFew>
      </div>
    </section>
  );
}
