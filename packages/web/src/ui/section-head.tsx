import { type ReactNode, useId } from 'react';

/** The head of a ruled section: a hairline, a serif title, and something quiet on the right. */
export function SectionHead({
  title,
  aside,
  id,
  small = false,
}: {
  title: string;
  aside?: ReactNode;
  id?: string;
  small?: boolean;
}) {
  const own = useId();
  return (
    <div className="flex items-baseline justify-between gap-4 border-t border-line-strong pt-3">
      <h2 id={id ?? own} className={small ? 'type-block-small' : 'type-block'}>
        {title}
      </h2>
      {aside ? <div className="type-small text-ink-2">{aside}</div> : null}
    </div>
  );
}
