import type { ComponentProps } from 'react';
import { Link } from 'react-router';

const LOOK =
  'text-petrol underline decoration-petrol/45 decoration-1 underline-offset-[3px] transition-colors hover:decoration-petrol';

/** A link within the product. */
export function TextLink({ className = '', ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} className={`${LOOK} ${className}`} />;
}

/** Opens something in place, and looks like a link because it reads on. */
export function TextButton({ className = '', ...rest }: ComponentProps<'button'>) {
  return <button type="button" {...rest} className={`${LOOK} ${className}`} />;
}
