import type { Results } from '@lintel/contract';
import { useMutation } from '@tanstack/react-query';
import { isSessionOver } from '../../api/call-error.ts';
import { exportReport } from '../../api/export-report.ts';
import { useDocument } from '../../api/use-document.ts';
import { ResultsView } from '../../features/results/results-view.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingBars } from '../../ui/loading-bars.tsx';
import { Page } from '../../ui/page.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { usePageTitle } from '../../ui/use-page-title.ts';
import { useRescope } from './use-rescope.ts';

/** A result with its document, and what can be done with it. */
export function CurrentResult({
  results,
  onNewAnalysis,
  onOther,
}: {
  results: Results;
  onNewAnalysis: () => void;
  /** The same text under another scope has been concluded as this analysis. */
  onOther: (analysisId: string) => void;
}) {
  usePageTitle(results.documentName);
  const file = useDocument(results.documentId);
  const exporting = useMutation({
    mutationFn: () => exportReport(results.id),
    onSuccess: (fileName) => showToast({ title: 'Report exported', description: fileName }),
    onError: (error) => {
      if (isSessionOver(error)) return;
      showToast({
        title: 'Export failed',
        description: 'Failed to export the report. Please try again.',
        tone: 'error',
      });
    },
  });
  const { pending, rescope } = useRescope(results.id, onOther);

  if (file.isError) {
    return (
      <Page>
        <ErrorState title="The document could not be read" onRetry={() => file.refetch()}>
          A result is shown beside its document, so that every quote can be checked.
        </ErrorState>
      </Page>
    );
  }
  if (file.isPending) {
    return (
      <Page>
        <LoadingBars rows={8} rowHeight={36} label="Loading the document" />
      </Page>
    );
  }
  return (
    <ResultsView
      key={results.id}
      results={results}
      document={file.data}
      exporting={exporting.isPending}
      changingScope={pending}
      onExport={() => exporting.mutate()}
      onChangeScope={rescope}
      onNewAnalysis={onNewAnalysis}
    />
  );
}
