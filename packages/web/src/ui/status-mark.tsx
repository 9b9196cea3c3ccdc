import type { ControlStatus } from '@lintel/contract';
import type { ReactNode } from 'react';

export const STATUS_WORDS: Record<ControlStatus, string> = {
  met: 'Met',
  partial: 'Partial',
  missing: 'Missing',
  contradicted: 'Contradicted',
  not_applicable: 'Not applicable',
};

const TONES: Record<ControlStatus, string> = {
  met: 'text-green-mark',
  partial: 'text-amber-mark',
  missing: 'text-red-mark',
  contradicted: 'text-red-mark',
  not_applicable: 'text-ink-3',
};

/** Drawn in the mark's own colour; what is cut out shows the sheet, or the canvas in forced colours. */
const CUT = 'stroke-sheet forced-colors:stroke-[Canvas]';
const ring = { cx: 7, cy: 7, r: 6.25, fill: 'none', stroke: 'currentColor', strokeWidth: 1.5 };

const SHAPES: Record<ControlStatus, ReactNode> = {
  met: (
    <>
      <circle cx="7" cy="7" r="7" fill="currentColor" />
      <path d="m3.9 7.2 2.1 2.1 4.1-4.4" fill="none" strokeWidth="1.6" className={CUT} />
    </>
  ),
  partial: (
    <>
      <circle {...ring} />
      <path d="M7 .75a6.25 6.25 0 0 1 0 12.5z" fill="currentColor" />
    </>
  ),
  missing: <circle {...ring} pathLength="32" strokeDasharray="2 2" />,
  contradicted: (
    <>
      <circle cx="7" cy="7" r="7" fill="currentColor" />
      <path
        d="M3.8 5.7h6.4M3.8 8.3h6.4M8.4 3.4 5.6 10.6"
        fill="none"
        strokeWidth="1.3"
        className={CUT}
      />
    </>
  ),
  not_applicable: (
    <>
      <circle {...ring} strokeWidth="1.2" />
      <path d="M4.4 7h5.2" stroke="currentColor" strokeWidth="1.4" />
    </>
  ),
};

/** The shape of a status. Give `named` where no word stands beside it. */
export function StatusMark({ status, named = false }: { status: ControlStatus; named?: boolean }) {
  const shape = (
    <svg
      aria-hidden="true"
      width="14"
      height="14"
      viewBox="0 0 14 14"
      className={`shrink-0 ${TONES[status]}`}
    >
      {SHAPES[status]}
    </svg>
  );
  if (!named) return shape;
  return (
    <span role="img" aria-label={STATUS_WORDS[status]} className="inline-flex">
      {shape}
    </span>
  );
}

/** The shape with its word. */
export function StatusLabel({ status }: { status: ControlStatus }) {
  return (
    <span className="inline-flex items-center gap-1.5">
      <StatusMark status={status} />
      {STATUS_WORDS[status]}
    </span>
  );
}
