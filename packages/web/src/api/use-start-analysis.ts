import { type BodyOf, ENDPOINTS } from '@lintel/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { keyOf } from './read.ts';

/** Starts an analysis, which uses one of the allowance; answers with `analysisId`. */
export function useStartAnalysis() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: BodyOf<typeof ENDPOINTS.startAnalysis>) =>
      call(ENDPOINTS.startAnalysis, { body }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: keyOf(ENDPOINTS.getAuditUsage) });
      client.invalidateQueries({ queryKey: keyOf(ENDPOINTS.listAnalyses) });
    },
  });
}
