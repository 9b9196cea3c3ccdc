import type { ReactNode } from 'react';

/** Words beside an icon. In the rail they come out on hover and focus of their `group`. */
export function RailName({ children }: { children: ReactNode }) {
  return (
    <span className="min-w-0 truncate md:max-lg:pointer-events-none md:max-lg:absolute md:max-lg:left-[calc(100%+8px)] md:max-lg:rounded-sm md:max-lg:bg-ink md:max-lg:px-2 md:max-lg:py-1 md:max-lg:whitespace-nowrap md:max-lg:text-on-ink md:max-lg:opacity-0 md:max-lg:group-hover:opacity-100 md:max-lg:group-focus-visible:opacity-100">
      {children}
    </span>
  );
}
