import type { Scope } from '@lintel/contract';
import { useEffect, useState } from 'react';
import { CallError, isSessionOver } from '../../api/call-error.ts';
import { useAnalysisProgress } from '../../api/use-analysis-progress.ts';
import { useChangeScope } from '../../api/use-change-scope.ts';
import { useResults } from '../../api/use-results.ts';
import { endingToast } from '../../features/analysis/ending.ts';
import { showToast } from '../../ui/toast/toast-store.ts';

/**
 * Checks the text of a result under another scope. The old result stays readable until the new
 * one is there, then `onDone` hears its id.
 */
export function useRescope(analysisId: string, onDone: (id: string) => void) {
  const changeScope = useChangeScope();
  const [next, setNext] = useState<string | null>(null);
  const progress = useAnalysisProgress(next);
  const completed = progress?.status === 'COMPLETED';
  const results = useResults(completed ? next : null);
  const settled = next !== null && (results.isSuccess || results.isError);

  useEffect(() => {
    const toast = progress === null ? null : endingToast(progress);
    if (toast === null) return;
    showToast(toast);
    if (progress?.status === 'FAILED') setNext(null);
  }, [progress]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, when the result is settled
  useEffect(() => {
    if (settled && next !== null) onDone(next);
  }, [settled]);

  return {
    pending: changeScope.isPending || next !== null,
    rescope: (scope: Scope) =>
      changeScope.mutate(
        { id: analysisId, scope },
        {
          onSuccess: (answer) => setNext(answer.analysisId),
          onError: (error) => {
            if (isSessionOver(error)) return;
            showToast({
              title: 'Analysis failed',
              description:
                error instanceof CallError && error.sentence
                  ? error.sentence
                  : 'Failed to start analysis. Please try again.',
              tone: 'error',
            });
          },
        },
      ),
  };
}
