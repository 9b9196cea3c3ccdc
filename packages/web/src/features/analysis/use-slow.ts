import { useEffect, useState } from 'react';

/** An analysis that takes less than this has no progress worth showing. */
const WORTH_SHOWING_MS = 400;

/** True once `waiting` has lasted long enough for a progress card. */
export function useSlow(waiting: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!waiting) return;
    const timer = setTimeout(() => setSlow(true), WORTH_SHOWING_MS);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [waiting]);
  return waiting && slow;
}
