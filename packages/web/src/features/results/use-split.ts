import { useSyncExternalStore } from 'react';

/** From here on both halves of a result stand side by side; the same width as Tailwind's `lg`. */
const SPLIT = '(min-width: 1180px)';

/** Whether findings and document are shown together. */
export function useSplit(): boolean {
  return useSyncExternalStore(subscribe, isSplit);
}

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(SPLIT);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const isSplit = () => window.matchMedia(SPLIT).matches;
