import type { Document, RiskItem } from '@lintel/contract';
import { useId } from 'react';
import { RiskLabel } from '../../../ui/courses.tsx';
import { StatusLabel } from '../../../ui/status-mark.tsx';
import { FindingTag } from '../finding-tag.tsx';
import { rowPlace } from '../place.ts';
import { FindingDetail } from './finding-detail.tsx';

const EDGES: Record<RiskItem['status'], string> = {
  partial: 'border-l-amber-mark',
  missing: 'border-l-red-mark',
  contradicted: 'border-l-red-mark',
};

export function FindingRow({
  item,
  number,
  open,
  paragraphs,
  markId,
  onToggle,
  onShow,
}: {
  item: RiskItem;
  /** The same number as in the document's margin. */
  number: number;
  open: boolean;
  paragraphs: Document['paragraphs'];
  markId: string | null;
  onToggle: () => void;
  onShow: (markId: string) => void;
}) {
  const detail = useId();
  return (
    <li
      data-row={`finding/${item.id}`}
      className={`scroll-mt-16 border-b border-line border-l-[3px] lg:scroll-mt-0 ${
        open ? `bg-sheet ${EDGES[item.status]}` : 'border-l-transparent'
      }`}
    >
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={detail}
          onClick={onToggle}
          className={`flex w-full items-start gap-3 py-3 pr-4 pl-[13px] text-left -outline-offset-2 transition-colors sm:pr-6 sm:pl-[21px] lg:pr-7 lg:pl-[25px] ${
            open ? '' : 'hover:bg-hover'
          }`}
        >
          <FindingTag number={number} status={item.status} inverted={open} />
          <span className="min-w-0 flex-1">
            <span className="block text-[0.90625rem] leading-[1.3125rem] font-semibold">
              <span className="sr-only">Finding {number}:</span> {item.title}
            </span>{' '}
            <span className="type-label mt-1 flex flex-wrap items-center gap-x-3 gap-y-0.5 font-normal text-ink-2">
              <RiskLabel level={item.riskLevel} /> <StatusLabel status={item.status} />{' '}
              {item.citation === null ? null : (
                <span className="whitespace-nowrap">{item.citation}</span>
              )}{' '}
              <span>{rowPlace(item.evidence)}</span>
            </span>
          </span>{' '}
          <Gain points={item.gain} />
        </button>
      </h3>
      <div
        id={detail}
        hidden={!open}
        className="animate-open pr-4 pl-4 sm:pr-6 sm:pl-[53px] lg:pr-7 lg:pl-[57px]"
      >
        {open ? (
          <FindingDetail item={item} paragraphs={paragraphs} markId={markId} onShow={onShow} />
        ) : null}
      </div>
    </li>
  );
}

/** Points to gain. A finding outside the catalogue has no weight in the score, so it shows none. */
function Gain({ points }: { points: number }) {
  if (points === 0) return null;
  return (
    <span className="type-small shrink-0 font-[550] text-ink-2 tabular-nums">
      +{points.toFixed(1)} <span className="sr-only">points to gain</span>
    </span>
  );
}
