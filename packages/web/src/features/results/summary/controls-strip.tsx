import type { Control, ControlStatus } from '@lintel/contract';
import { type KeyboardEvent, useId, useState } from 'react';
import { countOf } from '../../../ui/count-of.ts';
import { STATUS_WORDS, StatusMark } from '../../../ui/status-mark.tsx';
import { countStatuses } from './count-statuses.ts';

const FILLS: Record<ControlStatus, string> = {
  met: 'bg-green-mark',
  partial: 'bg-linear-to-t from-50% from-amber-mark to-50% to-amber-mark/25',
  missing: 'border border-red-mark',
  contradicted: 'bg-red-mark',
  not_applicable: 'bg-ink/17',
};

/** One tick per control, in catalogue order. Hover or arrow keys name one, Enter opens it. */
export function ControlsStrip({
  controls,
  catalogue,
  current,
  onOpen,
}: {
  controls: readonly Control[];
  /** Which catalogue and engine, in words. */
  catalogue: string;
  /** Id of the control that is open. */
  current: string | null;
  onOpen: (control: Control) => void;
}) {
  const id = useId();
  const [named, setNamed] = useState<number | null>(null);
  const control = named === null ? null : (controls[named] ?? null);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = moved(event.key, { from: named, count: controls.length });
    if (next !== null) setNamed(next);
    else if ((event.key === 'Enter' || event.key === ' ') && control) onOpen(control);
    else return;
    event.preventDefault();
  };

  return (
    <div className="px-4 sm:px-6 lg:px-7">
      <p className="type-label flex justify-between gap-4 font-normal text-ink-3">
        {control === null ? (
          <span>{countOf(controls.length, 'control')}, in catalogue order</span>
        ) : (
          <span aria-hidden="true" className="truncate text-ink">
            {nameOf(control)}
          </span>
        )}
        <span className="shrink-0">{catalogue}</span>
      </p>
      <div
        role="listbox"
        aria-label="Controls"
        aria-orientation="horizontal"
        aria-activedescendant={named === null ? undefined : `${id}-${named}`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onFocus={() =>
          setNamed(
            Math.max(
              0,
              controls.findIndex((each) => each.id === current),
            ),
          )
        }
        onBlur={() => setNamed(null)}
        onPointerLeave={() => setNamed(null)}
        className="mt-1 flex gap-px max-md:mt-0"
      >
        {controls.map((each, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the listbox takes the keys for its options
          <div
            key={each.id}
            id={`${id}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={each.id === current}
            aria-label={nameOf(each)}
            onPointerEnter={() => setNamed(index)}
            onClick={() => onOpen(each)}
            className="grid h-6 max-w-6 min-w-0 flex-1 cursor-pointer items-center max-md:h-11"
          >
            <div
              data-fill
              className={`h-4 rounded-[1px] ${FILLS[each.status]} ${
                index === named || each.id === current
                  ? 'outline-2 outline-offset-1 outline-ink'
                  : ''
              }`}
            />
          </div>
        ))}
      </div>
      <ul className="type-label mt-1 flex flex-wrap gap-x-3 gap-y-1 font-normal text-ink-2">
        {countStatuses(controls).map(({ status, count }) => (
          <li key={status} className="flex items-center gap-1.5">
            <StatusMark status={status} />
            <span>
              <span className="tabular-nums">{count}</span> {STATUS_WORDS[status].toLowerCase()}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const nameOf = ({ citation, title, status }: Control) =>
  `${citation}, ${title}: ${STATUS_WORDS[status].toLowerCase()}`;

function moved(key: string, { from, count }: { from: number | null; count: number }) {
  const last = count - 1;
  switch (key) {
    case 'ArrowRight':
    case 'ArrowDown':
      return from === null ? 0 : Math.min(last, from + 1);
    case 'ArrowLeft':
    case 'ArrowUp':
      return from === null ? last : Math.max(0, from - 1);
    case 'Home':
      return 0;
    case 'End':
      return last;
    default:
      return null;
  }
}
