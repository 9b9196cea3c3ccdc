import { id as idForm } from '@lintel/contract';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useCurrentWork } from '../current-work.ts';

const PARAMETER = 'analysis';

/**
 * The analysis at hand. The address names it, so that a reload brings it back; where the address
 * does not, the work at hand does, so that a way through other pages does not lose it.
 */
export function useAddressedAnalysis() {
  const [search, setSearch] = useSearchParams();
  const { work, change, clear } = useCurrentWork();
  const form = idForm.safeParse(search.get(PARAMETER));
  const addressed = form.success ? form.data : null;

  const address = (id: string | null) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete(PARAMETER);
        else next.set(PARAMETER, id);
        return next;
      },
      { replace: true },
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address takes over the work
  useEffect(() => {
    if (addressed === null || addressed === work.analysisId) return;
    change({ documentId: null, framework: null, analysisId: addressed, running: false });
  }, [addressed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `address` is made anew at each render
  useEffect(() => {
    if (addressed === null && work.analysisId !== null) address(work.analysisId);
  }, [addressed, work.analysisId]);

  return {
    id: addressed ?? work.analysisId,
    /** Goes on with an analysis; `running` while its end has not been seen. */
    show: (id: string, { running }: { running: boolean }) => {
      change({ analysisId: id, running });
      address(id);
    },
    /** Back to the document and its framework, as after a failure. */
    leave: () => {
      change({ analysisId: null, running: false });
      address(null);
    },
    /** New Analysis. */
    begin: () => {
      clear();
      address(null);
    },
  };
}
