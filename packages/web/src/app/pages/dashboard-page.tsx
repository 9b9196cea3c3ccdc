import { id as analysisIdForm } from '@lintel/contract';
import { Plus } from 'lucide-react';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { CallError } from '../../api/call-error.ts';
import { useDocument } from '../../api/use-document.ts';
import { ProgressCard } from '../../features/analysis/progress-card.tsx';
import { useSlow } from '../../features/analysis/use-slow.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingBars } from '../../ui/loading-bars.tsx';
import { useCurrentWork } from '../current-work.ts';
import { CurrentResult } from './current-result.tsx';
import { DashboardFrame } from './dashboard-frame.tsx';
import { Prepare } from './prepare.tsx';
import { useCurrentAnalysis } from './use-current-analysis.ts';

/** Upload, choose, wait, read: whichever of them is next. */
export function DashboardPage() {
  const analysisId = useAddressedAnalysis();
  const { change, clear } = useCurrentWork();
  if (analysisId === null) {
    return (
      <DashboardFrame onNewAnalysis={clear}>
        <Prepare starting={false} onStarted={(id) => change({ analysisId: id, running: true })} />
      </DashboardFrame>
    );
  }
  return <AnalysisOrResult key={analysisId} id={analysisId} />;
}

function AnalysisOrResult({ id }: { id: string }) {
  const { work, change, clear } = useCurrentWork();
  const current = useCurrentAnalysis(id);
  const slow = useSlow(current.state === 'running');
  const documentName = useDocument(work.documentId).data?.originalName ?? null;

  if (current.state === 'there') {
    return (
      <CurrentResult
        results={current.results}
        onNewAnalysis={clear}
        onOther={(next) => change({ analysisId: next, running: false })}
      />
    );
  }
  const quick = current.state === 'running' && !slow && work.documentId !== null;
  return (
    <DashboardFrame onNewAnalysis={clear}>
      {quick ? <Prepare starting onStarted={() => {}} /> : null}
      {current.state === 'running' && slow ? (
        <ProgressCard documentName={documentName} progress={current.progress} />
      ) : null}
      {current.state === 'loading' ? (
        <LoadingBars rows={8} rowHeight={36} label="Loading the result" />
      ) : null}
      {current.state === 'failed' ? (
        <ErrorState title="Failed to fetch results" onRetry={current.retry}>
          {current.error instanceof CallError
            ? current.error.sentence
            : 'The server did not answer. Your documents and results are safe.'}
        </ErrorState>
      ) : null}
    </DashboardFrame>
  );
}

export const NewAnalysisIcon = () => <Plus aria-hidden="true" size={16} strokeWidth={1.6} />;

/**
 * The analysis at hand. The address says which one, so that a reload brings it back; the work at
 * hand says it where the address does not, so that a way through other pages does not lose it.
 */
function useAddressedAnalysis(): string | null {
  const [search, setSearch] = useSearchParams();
  const { work, change } = useCurrentWork();
  const form = analysisIdForm.safeParse(search.get('analysis'));
  const addressed = form.success ? form.data : null;
  const current = work.analysisId;

  return current;
}
