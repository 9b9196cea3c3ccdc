import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

const CONTROL =
  'type-body w-full rounded-md border bg-sheet text-ink placeholder:text-ink-3 disabled:bg-sunk disabled:text-ink-3 focus-visible:outline-offset-1';
const USUAL = 'border-line-strong';
const FAULTY = 'border-red shadow-[inset_0_0_0_1px_var(--color-red)]';

/** A labelled control: help above it, what is wrong with it below. */
export function Field({
  label,
  help,
  error,
  children,
}: {
  label: string;
  help?: string | undefined;
  error?: string | undefined;
  /** Draws the control with the ids that tie it to its label, help and error. */
  children: (ids: { id: string; 'aria-describedby'?: string; 'aria-invalid'?: true }) => ReactNode;
}) {
  const id = useId();
  const described = [help ? `${id}-help` : '', error ? `${id}-error` : '']
    .filter(Boolean)
    .join(' ');
  return (
    <div>
      <label htmlFor={id} className="type-small font-semibold">
        {label}
      </label>
      {help ? (
        <p id={`${id}-help`} className="type-small text-ink-2">
          {help}
        </p>
      ) : null}
      <div className="mt-1.5">
        {children({
          id,
          ...(described ? { 'aria-describedby': described } : {}),
          ...(error ? { 'aria-invalid': true as const } : {}),
        })}
      </div>
      {error ? (
        <p id={`${id}-error`} className="type-small mt-1.5 flex items-center gap-1.5 text-red">
          <CircleAlert aria-hidden="true" size={14} strokeWidth={1.6} className="shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...rest}
      className={`${CONTROL} ${rest['aria-invalid'] ? FAULTY : USUAL} h-9 px-3 max-md:h-11 ${className}`}
    />
  );
}
