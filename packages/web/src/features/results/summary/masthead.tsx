import type { Results } from '@lintel/contract';
import { Download, Plus } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { formatDayAndTime } from '../../../ui/format-date.ts';

/** What was checked against what and when, and what can be done with it. */
export function Masthead({
  title,
  results,
  exporting,
  onExport,
  onNewAnalysis,
}: {
  title: string;
  results: Pick<Results, 'framework' | 'documentName' | 'analyzedAt'>;
  exporting: boolean;
  onExport: () => void;
  onNewAnalysis: () => void;
}) {
  const facts = [
    results.framework,
    results.documentName,
    `Analysed ${formatDayAndTime(results.analyzedAt)}`,
  ];
  return (
    <header className="flex items-end justify-between gap-x-8 gap-y-4 px-4 pt-5 pb-4 sm:px-6 md:pt-6 lg:border-b lg:border-line lg:px-7 lg:pb-5">
      <div className="min-w-0">
        <h1 title={title} className="type-page line-clamp-2 wrap-anywhere">
          {title}
        </h1>
        {/* Each fact brings its own dot, which lies outside the clipped edge at a line's start. */}
        <div className="overflow-hidden">
          <p className="type-small mt-0.5 -ml-5 flex flex-wrap text-ink-2 sm:-ml-8">
            {facts.map((fact) => (
              <span key={fact} className="flex min-w-0">
                <span
                  aria-hidden="true"
                  className="w-5 shrink-0 text-center max-sm:invisible sm:w-8"
                >
                  ·
                </span>
                <span title={fact} className="line-clamp-1 min-w-0 break-all">
                  {fact}
                </span>
              </span>
            ))}
          </p>
        </div>
      </div>
      <div className="flex shrink-0 gap-2 max-md:hidden">
        <Button variant="quiet" icon={<PlusIcon />} onClick={onNewAnalysis}>
          New Analysis
        </Button>
        <Button variant="primary" icon={<DownloadIcon />} busy={exporting} onClick={onExport}>
          Export Report
        </Button>
      </div>
    </header>
  );
}

/** The same two at the bottom edge of a phone, where the thumb is. */
export function ActionBar({
  exporting,
  onExport,
  onNewAnalysis,
}: {
  exporting: boolean;
  onExport: () => void;
  onNewAnalysis: () => void;
}) {
  return (
    <div className="sticky bottom-0 z-20 flex gap-2 border-t border-line bg-sheet px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] md:hidden">
      <Button
        variant="primary"
        className="flex-1"
        icon={<DownloadIcon />}
        busy={exporting}
        onClick={onExport}
      >
        Export Report
      </Button>
      <Button aria-label="New Analysis" className="w-11 px-0" onClick={onNewAnalysis}>
        <PlusIcon />
      </Button>
    </div>
  );
}

const PlusIcon = () => <Plus aria-hidden="true" size={16} strokeWidth={1.6} />;
const DownloadIcon = () => <Download aria-hidden="true" size={16} strokeWidth={1.6} />;
