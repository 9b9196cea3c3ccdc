import { type ReactNode, useState } from 'react';
import { TextButton } from '../../../ui/text-link.tsx';

/** The first of a long list; all of them when asked, or when the one that is shown is further down. */
export function FirstFew<T>({
  items,
  few,
  selected,
  children,
}: {
  items: readonly T[];
  few: number;
  /** Index of the item that has to be seen, or -1. */
  selected: number;
  children: (shown: readonly T[]) => ReactNode;
}) {
  const [asked, setAsked] = useState(false);
  const all = asked || selected >= few || items.length <= few + 1;
  return (
    <>
      {children(all ? items : items.slice(0, few))}
      {all ? null : (
        <TextButton
          className="type-small justify-self-start max-md:py-3"
          onClick={() => setAsked(true)}
        >
          Show all {items.length}
        </TextButton>
      )}
    </>
  );
}
