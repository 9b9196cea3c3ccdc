import type { Document, RiskItem } from '@lintel/contract';
import { paragraphAt } from '../place.ts';
import { FirstFew } from './first-few.tsx';

/** For a control nobody wrote about: the plain word, and the passages that came nearest. */
export function LookedAt({
  item,
  paragraphs,
  selected,
  onShow,
}: {
  item: Pick<RiskItem, 'lookedAt'>;
  paragraphs: Document['paragraphs'];
  /** Index of the passage that is shown, or -1. */
  selected: number;
  onShow: (index: number) => void;
}) {
  const places = item.lookedAt.map(({ start, why }, index) => ({
    index,
    n: paragraphAt(paragraphs, start)?.n ?? 1,
    why,
  }));
  return (
    <div className="rounded-md border border-dashed border-line-strong px-3 py-2.5">
      <p className="type-body font-semibold">Nothing found</p>
      {item.lookedAt.length === 0 ? (
        <p className="type-small mt-0.5 text-ink-2">
          Lintel read the whole document, and no passage comes near it.
        </p>
      ) : (
        <>
          <p className="type-small mt-0.5 text-ink-2">Lintel looked here:</p>
          <FirstFew items={places} few={4} selected={selected}>
            {(few) => (
              <ul className="mt-1 -ml-1.5">
                {few.map(({ index, n, why }) => (
                  <li key={index}>
                    <button
                      type="button"
                      aria-pressed={index === selected}
                      onClick={() => onShow(index)}
                      className={`type-small flex w-full gap-2.5 rounded-sm px-1.5 py-1 text-left max-md:py-3 ${
                        index === selected ? 'bg-hover' : 'hover:bg-hover'
                      }`}
                    >
                      <span className="shrink-0 text-petrol underline decoration-petrol/45 underline-offset-[3px] tabular-nums">
                        ¶&nbsp;{n}
                      </span>{' '}
                      <span className="min-w-0">{why}</span>
                    </button>
                  </li>
                ))}
              </ul>
            )}
          </FirstFew>
        </>
      )}
    </div>
  );
}
