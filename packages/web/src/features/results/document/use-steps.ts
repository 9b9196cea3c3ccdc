import { useEffect } from 'react';
import { type Mark, neighbouringStop } from './mark.ts';

/** J goes to the next mark and K to the one before, except while somebody is typing. */
export function useSteps({
  stops,
  selected,
  onVisit,
}: {
  stops: readonly Mark[];
  selected: Mark | null;
  onVisit: (mark: Mark) => void;
}): (step: 1 | -1) => void {
  const go = (step: 1 | -1) => {
    const mark = neighbouringStop(stops, { selected, step });
    if (mark) onVisit(mark);
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const step = stepOf(event);
      if (step === null) return;
      const mark = neighbouringStop(stops, { selected, step });
      if (mark) onVisit(mark);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [stops, selected, onVisit]);

  return go;
}

/** The step a key asks for; null for other keys, with a modifier, in a field or under a dialog. */
function stepOf(event: KeyboardEvent): 1 | -1 | null {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return null;
  const key = event.key.toLowerCase();
  if (key !== 'j' && key !== 'k') return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable], [role="dialog"]')) return null;
  return key === 'j' ? 1 : -1;
}
