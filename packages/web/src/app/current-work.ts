import type { Framework } from '@lintel/contract';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

/** What the person is working on: it outlives a change of page, and ends with the session. */
export interface CurrentWork {
  readonly documentId: string | null;
  readonly framework: Framework | null;
  readonly analysisId: string | null;
  /** The analysis was started here and has not been seen to end. */
  readonly running: boolean;
}

const NOTHING: CurrentWork = {
  documentId: null,
  framework: null,
  analysisId: null,
  running: false,
};

/** Kept beside the answers of the session, so that it is forgotten when they are. */
const stored = queryOptions({
  queryKey: ['current-work'] as const,
  queryFn: skipToken,
  initialData: (): CurrentWork => NOTHING,
  gcTime: Number.POSITIVE_INFINITY,
});

export function useCurrentWork() {
  const client = useQueryClient();
  const { data: work = NOTHING } = useQuery(stored);
  const change = (next: Partial<CurrentWork>) =>
    client.setQueryData<CurrentWork>(stored.queryKey, (now = NOTHING) => ({ ...now, ...next }));
  return {
    work,
    change,
    /** New Analysis: no document, framework or result. */
    clear: () => change(NOTHING),
    /** A new document clears the current result; the framework stays chosen. */
    takeDocument: (documentId: string) => change({ documentId, analysisId: null, running: false }),
  };
}
