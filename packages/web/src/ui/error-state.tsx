import type { ReactNode } from 'react';
import { Button } from './button.tsx';

/** What failed, in words, and the way to try again. */
export function ErrorState({
  title,
  children,
  onRetry,
  action,
}: {
  title: string;
  children?: ReactNode;
  onRetry?: () => void;
  /** The way out where trying again would change nothing. */
  action?: ReactNode;
}) {
  return (
    <div role="alert" className="border-l-[3px] border-red-mark py-1 pl-4">
      <p className="type-body font-semibold">{title}</p>
      {children ? <p className="type-body mt-0.5 text-ink-2">{children}</p> : null}
      {onRetry ? (
        <Button size="small" className="mt-3" onClick={onRetry}>
          Try again
        </Button>
      ) : null}
      {action ? <div className="mt-3">{action}</div> : null}
    </div>
  );
}
