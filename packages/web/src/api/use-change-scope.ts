import { ENDPOINTS, type Scope } from '@lintel/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from './call.ts';
import { keyOf } from './read.ts';

/** Concludes the text of an analysis under another scope; answers with the new `analysisId`. */
export function useChangeScope() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, scope }: { id: string; scope: Scope }) =>
      call(ENDPOINTS.changeScope, { params: { id }, body: scope }),
    onSuccess: () => {
      client.invalidateQueries({ queryKey: keyOf(ENDPOINTS.listAnalyses) });
    },
  });
}
