import { type AnalysisProgress, ENDPOINTS } from '@lintel/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { keyOf } from './read.ts';
import { watchAnalysis } from './watch-analysis.ts';

/** Where the analysis stands, as it happens; `null` before the first word and while `id` is null. */
export function useAnalysisProgress(id: string | null): AnalysisProgress | null {
  const client = useQueryClient();
  const [progress, setProgress] = useState<AnalysisProgress | null>(null);

  useEffect(() => {
    if (id === null) return;
    return watchAnalysis(id, (now) => {
      setProgress(now);
      if (now.status === 'ANALYZING') return;
      // The allowance is given back when an analysis fails, and the history has a new state.
      client.invalidateQueries({ queryKey: keyOf(ENDPOINTS.getAuditUsage) });
      client.invalidateQueries({ queryKey: keyOf(ENDPOINTS.listAnalyses) });
    });
  }, [id, client]);

  return progress?.id === id ? progress : null;
}
