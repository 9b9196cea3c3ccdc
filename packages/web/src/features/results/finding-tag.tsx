import type { RiskItem } from '@lintel/contract';

export type FindingStatus = RiskItem['status'];

const QUIET: Record<FindingStatus, string> = {
  partial: 'bg-amber-soft text-amber',
  missing: 'bg-red-soft text-red',
  contradicted: 'bg-red-soft text-red',
};
const INVERTED: Record<FindingStatus, string> = {
  partial: 'bg-amber text-on-ink',
  missing: 'bg-red text-on-ink',
  contradicted: 'bg-red text-on-ink',
};

/** The number of a finding, the same in the list and in the margin; inverted while it is open. */
export function FindingTag({
  number,
  status,
  inverted = false,
}: {
  number: number;
  status: FindingStatus;
  inverted?: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={`type-label inline-grid h-5 min-w-[21px] place-items-center rounded-sm px-[2px] font-bold tabular-nums ${
        (inverted ? INVERTED : QUIET)[status]
      }`}
    >
      {number}
    </span>
  );
}
