import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Wordmark } from './wordmark.tsx';

/** The frame of pages anyone may see: the name above, what the product is not below. */
export function PublicPage({ actions, children }: { actions?: ReactNode; children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col bg-sheet">
      <header className="border-b border-line">
        <div className="mx-auto flex min-h-[70px] max-w-[1200px] items-center justify-between gap-4 px-5">
          <Link to="/" className="rounded-md">
            <Wordmark />
          </Link>
          {actions ? <div className="flex items-center gap-2">{actions}</div> : null}
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-[1200px] flex-1 flex-col px-5">{children}</main>
      <footer className="border-t border-line">
        <p className="type-small mx-auto max-w-[1200px] px-5 py-6 text-ink-3">
          A readiness check. Not a certificate, not an audit opinion, not legal advice.
        </p>
      </footer>
    </div>
  );
}
