import { id as idForm } from '@lintel/contract';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType, useSearchParams } from 'react-router';
import { useCurrentWork } from '../current-work.ts';

const PARAMETER = 'analysis';

/**
 * The analysis at hand. The address names it, so that a reload brings it back; where the address
 * does not, the work at hand does, so that a way through other pages does not lose it. The browser's
 * Back leads from a result to the document and its framework, not out of the product.
 */
export function useAddressedAnalysis() {
  const [search, setSearch] = useSearchParams();
  const { work, change, clear } = useCurrentWork();
  const form = idForm.safeParse(search.get(PARAMETER));
  const addressed = form.success ? form.data : null;

  const { key } = useLocation();
  const moved = useNavigationType();
  const seen = useRef<string | null>(null);
  // The work is known at once, the address a moment later: meanwhile there is nothing to mend.
  const underWay = useRef<string | null>(null);

  const address = (id: string | null, { replace }: { replace: boolean }) =>
    setSearch(
      (now) => {
        const next = new URLSearchParams(now);
        if (id === null) next.delete(PARAMETER);
        else next.set(PARAMETER, id);
        return next;
      },
      { replace },
    );

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new address takes over the work
  useEffect(() => {
    if (addressed === null || addressed === work.analysisId) return;
    change({ documentId: null, framework: null, analysisId: addressed, running: false });
  }, [addressed]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `address` is made anew at each render
  useEffect(() => {
    const wentBack = moved === 'POP' && seen.current !== key;
    seen.current = key;
    if (addressed !== null) underWay.current = null;
    if (addressed !== null) return;
    if (work.analysisId === null) {
      // What is no id names nothing, now or later.
      if (search.has(PARAMETER)) address(null, { replace: true });
      return;
    }
    if (work.analysisId === underWay.current) return;
    if (wentBack) change({ analysisId: null, running: false });
    else address(work.analysisId, { replace: true });
  }, [key, addressed, work.analysisId]);

  return {
    id: addressed ?? work.analysisId,
    /** Goes on with an analysis; `running` while its end has not been seen. */
    show: (id: string, { running }: { running: boolean }) => {
      underWay.current = id;
      change({ analysisId: id, running });
      address(id, { replace: false });
    },
    /** Back to the document and its framework, as after a failure. */
    leave: () => {
      change({ analysisId: null, running: false });
      address(null, { replace: true });
    },
    /** New Analysis. */
    begin: () => {
      clear();
      address(null, { replace: addressed === null && work.analysisId === null });
    },
  };
}
