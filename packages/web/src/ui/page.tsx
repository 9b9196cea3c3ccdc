import type { ReactNode } from 'react';

/** The gutter and the width of a signed-in page. Views that run to the edge leave it out. */
export function Page({ children }: { children: ReactNode }) {
  return (
    <div className="mx-auto max-w-[1440px] px-4 pt-5 pb-16 sm:px-6 md:px-10 md:pt-7">
      {children}
    </div>
  );
}
