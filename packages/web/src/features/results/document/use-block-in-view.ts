import { type RefObject, useEffect, useState } from 'react';

/**
 * Index of the block at the top edge of what is visible, followed while the reader scrolls the
 * pane or, on a phone, the page.
 */
export function useBlockInView({
  sheet,
  head,
  visible,
}: {
  sheet: RefObject<HTMLElement | null>;
  /** Covers the top of the pane; blocks begin below it. */
  head: RefObject<HTMLElement | null>;
  /** Nothing is in view while the pane itself is not. */
  visible: boolean;
}): number {
  const [index, setIndex] = useState(0);

  useEffect(() => {
    if (!visible) return;
    let frame = 0;
    const look = () => {
      frame = 0;
      const blocks = sheet.current?.querySelectorAll('[data-block]');
      const top = head.current?.getBoundingClientRect().bottom ?? 0;
      if (blocks && blocks.length > 0) setIndex(firstBelow(blocks, top));
    };
    const later = () => {
      frame ||= requestAnimationFrame(look);
    };
    later();
    // Scrolling does not bubble; capturing hears both the pane and the page.
    document.addEventListener('scroll', later, { capture: true, passive: true });
    window.addEventListener('resize', later);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('scroll', later, { capture: true });
      window.removeEventListener('resize', later);
    };
  }, [sheet, head, visible]);

  return index;
}

/** The blocks stand below one another, so a dozen looks find the first whose end is below `top`. */
function firstBelow(blocks: NodeListOf<Element>, top: number): number {
  let low = 0;
  let high = blocks.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((blocks[middle]?.getBoundingClientRect().bottom ?? 0) > top + 1) high = middle;
    else low = middle + 1;
  }
  return low;
}
