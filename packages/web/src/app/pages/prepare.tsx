import type { Framework } from '@lintel/contract';
import { useRef } from 'react';
import { CallError, isSessionOver } from '../../api/call-error.ts';
import { useDocument } from '../../api/use-document.ts';
import { useStartAnalysis } from '../../api/use-start-analysis.ts';
import { startFault } from '../../features/analysis/start-fault.ts';
import { DocumentLine } from '../../features/framework-choice/document-line.tsx';
import { FrameworkList } from '../../features/framework-choice/framework-list.tsx';
import { FrameworkTiles } from '../../features/framework-choice/framework-tiles.tsx';
import { ReadyPanel } from '../../features/framework-choice/ready-panel.tsx';
import { UploadCard } from '../../features/upload/upload-card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useCurrentWork } from '../current-work.ts';

/** From no document to an analysis: upload, choose a framework, start. */
export function Prepare({
  starting,
  onStarted,
}: {
  /** An analysis has been started and its result is about to come. */
  starting: boolean;
  onStarted: (analysisId: string) => void;
}) {
  const { work, change, takeDocument } = useCurrentWork();
  const file = useDocument(work.documentId);
  const start = useStartAnalysis();
  const busy = start.isPending || starting;
  // A double click comes before the button is drawn as busy, and each press uses up an audit.
  const pressed = useRef(false);

  if (work.documentId === null) {
    return (
      <div className="grid gap-9">
        <UploadCard onUploaded={({ id }) => takeDocument(id)} />
        <FrameworkList />
      </div>
    );
  }

  const begin = (documentId: string, framework: Framework) => {
    if (pressed.current) return;
    pressed.current = true;
    start.mutate(
      { documentId, framework },
      {
        onSuccess: ({ analysisId }) => onStarted(analysisId),
        onError: (error) => {
          if (isSessionOver(error)) return;
          showToast({
            ...startFault(error instanceof CallError ? error : {}),
            tone: 'error',
          });
        },
        onSettled: () => {
          pressed.current = false;
        },
      },
    );
  };
  return (
    <div className="grid gap-7">
      {file.isError ? (
        <ErrorState title="The document could not be read" onRetry={() => file.refetch()}>
          Upload it again, or choose another file below.
        </ErrorState>
      ) : null}
      {file.data ? (
        <>
          <DocumentLine document={file.data} />
          <FrameworkTiles
            value={work.framework}
            disabled={busy}
            onChange={(framework) => change({ framework })}
          />
          {work.framework === null ? null : (
            <ReadyPanel
              document={file.data}
              framework={work.framework}
              starting={busy}
              onStart={() => {
                if (work.framework) begin(file.data.id, work.framework);
              }}
            />
          )}
        </>
      ) : null}
      <UploadCard height="low" onUploaded={({ id }) => takeDocument(id)} />
    </div>
  );
}
