import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';
import { Spinner } from './spinner.tsx';

type Look = {
  /** One `primary` per view. `danger` is outlined; `danger-filled` only in a second confirmation. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'danger-filled';
  size?: 'regular' | 'small';
  icon?: ReactNode;
};

const VARIANTS = {
  primary: 'border-ink bg-ink text-on-ink hover:bg-ink/88',
  secondary: 'border-line-strong bg-sheet text-ink hover:bg-hover',
  quiet: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'border-red bg-sheet text-red hover:bg-red-soft',
  'danger-filled': 'border-red bg-red text-on-ink hover:bg-red/88',
};
const SIZES = {
  regular: 'min-h-9 px-[15px] py-[7px] max-md:min-h-11',
  small: 'min-h-[30px] px-[11px] py-1 text-[0.8125rem] max-md:min-h-11 max-md:px-[15px]',
};
const DISABLED =
  'disabled:border-line disabled:bg-sunk disabled:text-ink-3 disabled:hover:bg-sunk disabled:cursor-default';

/** While `busy` the button cannot be pressed and shows a ring; say what it does in its words. */
export function Button({
  variant,
  size,
  icon,
  busy = false,
  disabled,
  className = '',
  type = 'button',
  children,
  ...rest
}: Look & { busy?: boolean } & ComponentProps<'button'>) {
  return (
    <button
      {...rest}
      type={type}
      disabled={disabled === true || busy}
      aria-busy={busy || undefined}
      className={`${buttonClass({ variant, size })} ${className}`}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({
  variant,
  size,
  icon,
  className = '',
  children,
  ...rest
}: Look & ComponentProps<typeof Link>) {
  return (
    <Link {...rest} className={`${buttonClass({ variant, size })} ${className}`}>
      {icon}
      {children}
    </Link>
  );
}

function buttonClass({
  variant = 'secondary',
  size = 'regular',
}: {
  variant?: Look['variant'] | undefined;
  size?: Look['size'] | undefined;
}): string {
  return `type-body inline-flex items-center justify-center gap-2 rounded-md border text-center font-[550] transition-colors ${SIZES[size]} ${VARIANTS[variant]} ${DISABLED}`;
}
