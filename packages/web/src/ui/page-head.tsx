import type { ReactNode } from 'react';
import { usePageTitle } from './use-page-title.ts';

/** The title of a page, what it is for, and what can be done on it. Names the browser's tab too. */
export function PageHead({
  title,
  children,
  actions,
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
}) {
  usePageTitle(title);
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="min-w-0">
        <h1 className="type-page">{title}</h1>
        {children ? <p className="type-body mt-0.5 text-ink-2">{children}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </header>
  );
}
