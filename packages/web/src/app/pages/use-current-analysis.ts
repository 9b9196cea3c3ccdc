import type { AnalysisProgress, Results } from '@lintel/contract';
import { useEffect } from 'react';
import { CallError } from '../../api/call-error.ts';
import { useAnalysisProgress } from '../../api/use-analysis-progress.ts';
import { useResults } from '../../api/use-results.ts';
import { endingToast } from '../../features/analysis/ending.ts';
import { showToast } from '../../ui/toast/toast-store.ts';
import { useCurrentWork } from '../current-work.ts';

export type CurrentAnalysis =
  | { readonly state: 'running'; readonly progress: AnalysisProgress | null }
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: Error; readonly retry: () => void }
  | { readonly state: 'there'; readonly results: Results };

/**
 * An analysis from its start to its result. One that was started here is watched until it ends;
 * one from the address may have ended long ago, so its result is asked for first.
 */
export function useCurrentAnalysis(id: string, onFailed: () => void): CurrentAnalysis {
  const { work, change } = useCurrentWork();
  const current = work.analysisId === id;
  const startedHere = current && work.running;
  const results = useResults(current && !work.running ? id : null);
  const notReady = results.error instanceof CallError && results.error.code === 'NOT_READY';
  const running = startedHere || notReady;
  const progress = useAnalysisProgress(running ? id : null);
  const { refetch } = results;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each ending, whatever else changes meanwhile
  useEffect(() => {
    const toast = progress === null ? null : endingToast(progress);
    if (toast === null) return;
    showToast(toast);
    if (progress?.status === 'FAILED') onFailed();
    else if (startedHere) change({ running: false });
    else refetch();
  }, [progress]);

  if (results.data) return { state: 'there', results: results.data };
  if (running) return { state: 'running', progress };
  if (results.error) return { state: 'failed', error: results.error, retry: () => refetch() };
  return { state: 'loading' };
}
