import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { CallError } from '../../api/call-error.ts';
import { useDocument } from '../../api/use-document.ts';
import { ProgressCard } from '../../features/analysis/progress-card.tsx';
import { useSlow } from '../../features/analysis/use-slow.ts';
import { WhatHappensNext } from '../../features/analysis/what-happens-next.tsx';
import { WhatAScoreMeans } from '../../features/results/what-a-score-means.tsx';
import { UsageCard } from '../../features/usage/usage-card.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingBars } from '../../ui/loading-bars.tsx';
import { Page } from '../../ui/page.tsx';
import { PageHead } from '../../ui/page-head.tsx';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useCurrentWork } from '../current-work.ts';
import { CurrentResult } from './current-result.tsx';
import { Prepare } from './prepare.tsx';
import { useAddressedAnalysis } from './use-addressed-analysis.ts';
import { useCurrentAnalysis } from './use-current-analysis.ts';

/** Upload, choose, wait, read: whichever of them is next. */
export function DashboardPage() {
  const analysis = useAddressedAnalysis();
  const start = (id: string) => analysis.show(id, { running: true });
  if (analysis.id === null) {
    return (
      <Frame onNewAnalysis={analysis.begin}>
        <Prepare starting={false} onStarted={start} />
      </Frame>
    );
  }
  return <AnalysisOrResult id={analysis.id} analysis={analysis} />;
}

function AnalysisOrResult({
  id,
  analysis,
}: {
  id: string;
  analysis: ReturnType<typeof useAddressedAnalysis>;
}) {
  const { work } = useCurrentWork();
  const current = useCurrentAnalysis(id, analysis.leave);
  // Asked again, the server would say the same: the way out is a new beginning.
  const gone =
    current.state === 'failed' &&
    current.error instanceof CallError &&
    current.error.code === 'NOT_FOUND';
  const slow = useSlow(current.state === 'running');
  const documentName = useDocument(work.documentId).data?.originalName ?? null;

  if (current.state === 'there') {
    return (
      <CurrentResult
        key={id}
        results={current.results}
        onNewAnalysis={analysis.begin}
        onOther={(next) => analysis.show(next, { running: false })}
      />
    );
  }
  return (
    <Frame onNewAnalysis={analysis.begin} underWay={slow} offered={gone}>
      {/* A quick answer finds the page as it was: the button still reads Starting... */}
      {current.state !== 'failed' && !slow && work.documentId !== null ? (
        <Prepare starting onStarted={() => {}} />
      ) : null}
      {current.state === 'running' && slow ? (
        <ProgressCard documentName={documentName} progress={current.progress} />
      ) : null}
      {current.state === 'loading' && work.documentId === null ? (
        <LoadingBars rows={8} rowHeight={36} label="Loading the result" />
      ) : null}
      {current.state === 'failed' ? (
        <ErrorState
          title="Failed to fetch results"
          {...(gone
            ? { action: <NewAnalysis variant="primary" onPress={analysis.begin} /> }
            : { onRetry: current.retry })}
        >
          {current.error instanceof CallError
            ? current.error.sentence
            : 'The server did not answer. Your documents and results are safe.'}
        </ErrorState>
      ) : null}
    </Frame>
  );
}

function Frame({
  onNewAnalysis,
  underWay = false,
  offered = false,
  children,
}: {
  onNewAnalysis: () => void;
  /** The steps are shown as they happen, so they need not be announced. */
  underWay?: boolean;
  /** New Analysis is offered in the page itself. */
  offered?: boolean;
  children: ReactNode;
}) {
  usePageTitle('Dashboard');
  return (
    <Page>
      <PageHead
        title="Compliance Analysis Dashboard"
        actions={offered ? null : <NewAnalysis variant="secondary" onPress={onNewAnalysis} />}
      >
        Upload a policy, choose one framework, read what is missing.
      </PageHead>
      <div className="mt-6 grid items-start gap-x-10 gap-y-9 lg:grid-cols-[minmax(0,1fr)_300px]">
        <div className="min-w-0">{children}</div>
        <aside className="grid gap-8 sm:max-lg:grid-cols-2">
          <UsageCard />
          {underWay ? null : <WhatHappensNext />}
          <WhatAScoreMeans />
        </aside>
      </div>
    </Page>
  );
}

/** The one primary button of the dashboard is the next step: choose, upload, start. */
function NewAnalysis({
  variant,
  onPress,
}: {
  variant: 'primary' | 'secondary';
  onPress: () => void;
}) {
  return (
    <Button
      variant={variant}
      icon={<Plus aria-hidden="true" size={16} strokeWidth={1.6} />}
      onClick={onPress}
    >
      New Analysis
    </Button>
  );
}
