import { useEffect, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { Sidebar } from './sidebar.tsx';

/** The frame of signed-in pages: the sidebar, and the page in the main region. */
export function Shell() {
  const main = useMainFocus();
  return (
    <div className="min-h-dvh md:grid md:grid-cols-[60px_minmax(0,1fr)] lg:grid-cols-[232px_minmax(0,1fr)]">
      <a
        href="#main"
        className="type-body fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-4 py-2 font-[550] text-on-ink focus:translate-y-0"
      >
        Skip to content
      </a>
      <Sidebar />
      <main id="main" ref={main} tabIndex={-1} className="min-w-0 outline-none">
        <Outlet />
      </main>
    </div>
  );
}

/** After a change of page, reading goes on at the page and not where the link was. */
function useMainFocus() {
  const main = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    main.current?.focus({ preventScroll: true });
  }, [pathname]);
  return main;
}
