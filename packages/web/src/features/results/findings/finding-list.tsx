import type { Document, Results } from '@lintel/contract';
import { Button } from '../../../ui/button.tsx';
import { RISK_WORDS } from '../../../ui/courses.tsx';
import { ofLevel, type Reading } from '../reading.ts';
import { FindingRow } from './finding-row.tsx';
import { LevelFilter } from './level-filter.tsx';

/** The findings in the order of points to gain, five at a time. */
export function FindingList({
  results,
  paragraphs,
  reading,
  onFilter,
  onLoadMore,
  onToggle,
  onShow,
}: {
  results: Results;
  paragraphs: Document['paragraphs'];
  reading: Reading;
  onFilter: (level: Reading['filter']) => void;
  onLoadMore: () => void;
  onToggle: (item: Results['riskItems'][number]) => void;
  onShow: (markId: string) => void;
}) {
  const { riskItems: items, summary } = results;
  if (items.length === 0) {
    return (
      <p className="type-body border-t border-line px-4 py-6 sm:px-6 lg:px-7">
        No findings. Every control that applies is met.
      </p>
    );
  }
  const kept = ofLevel(items, reading.filter);
  const shown = kept.slice(0, reading.shown);
  return (
    <section aria-label="Findings">
      <div className="flex items-center justify-between gap-3 border-y border-line px-3 py-2.5 sm:px-5 lg:px-[26px]">
        <LevelFilter
          value={reading.filter}
          total={items.length}
          summary={summary}
          onChange={onFilter}
        />
        <span className="type-label font-normal whitespace-nowrap text-ink-3 max-sm:hidden">
          Points to gain
        </span>
      </div>
      <ol>
        {shown.map((item) => (
          <FindingRow
            key={item.id}
            item={item}
            number={items.indexOf(item) + 1}
            open={reading.openFinding === item.id}
            paragraphs={paragraphs}
            markId={reading.markId}
            onToggle={() => onToggle(item)}
            onShow={onShow}
          />
        ))}
      </ol>
      <div className="flex min-h-[62px] items-center justify-between gap-4 px-4 py-3 sm:px-6 lg:px-7">
        <p role="status" className="type-small text-ink-2 tabular-nums">
          {kept.length === 0
            ? `No findings of level ${reading.filter === 'ALL' ? '' : RISK_WORDS[reading.filter]}.`
            : `${shown.length} of ${kept.length} shown`}
        </p>
        {shown.length < kept.length ? (
          <Button size="small" onClick={onLoadMore}>
            Load More
          </Button>
        ) : null}
      </div>
    </section>
  );
}
