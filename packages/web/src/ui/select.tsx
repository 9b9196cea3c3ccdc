import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

export interface Choice {
  /** Never empty. */
  value: string;
  label: string;
}

/** The browser's own list, which every device knows how to show. Give it a label or `aria-label`. */
export function Select({
  choices,
  className = '',
  ...rest
}: { choices: readonly Choice[] } & ComponentProps<'select'>) {
  return (
    <span className={`relative inline-flex ${className}`}>
      <select
        {...rest}
        className="type-body h-9 w-full appearance-none rounded-md border border-line-strong bg-sheet py-0 pr-9 pl-3 text-ink disabled:bg-sunk disabled:text-ink-3 max-md:h-11"
      >
        {choices.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        aria-hidden="true"
        size={16}
        strokeWidth={1.6}
        className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
