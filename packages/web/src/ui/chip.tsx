import type { ReactNode } from 'react';

const TONES = {
  green: 'border-green/22 bg-green-soft text-green',
  amber: 'border-amber/22 bg-amber-soft text-amber',
  red: 'border-red/22 bg-red-soft text-red',
  petrol: 'border-petrol/22 bg-petrol-soft text-petrol',
  plain: 'border-line bg-sheet text-ink-2',
};
export type ChipTone = keyof typeof TONES;

/** A short state in a word, with an icon where the colour alone would carry it. */
export function Chip({
  tone = 'plain',
  icon,
  children,
}: {
  tone?: ChipTone;
  icon?: ReactNode;
  children: ReactNode;
}) {
  return (
    <span
      className={`type-label inline-flex min-h-[22px] items-center gap-1.5 rounded-sm border px-[7px] font-semibold whitespace-nowrap ${TONES[tone]}`}
    >
      {icon}
      {children}
    </span>
  );
}
