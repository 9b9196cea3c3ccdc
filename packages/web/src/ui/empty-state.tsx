import type { ReactNode } from 'react';

/** One sentence, one explanation, one button. */
export function EmptyState({
  title,
  children,
  action,
}: {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
}) {
  return (
    <div className="py-8">
      <h2 className="type-block">{title}</h2>
      {children ? <p className="type-body mt-1 text-ink-2">{children}</p> : null}
      {action ? <div className="mt-5">{action}</div> : null}
    </div>
  );
}
