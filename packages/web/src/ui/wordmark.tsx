import { PRODUCT_NAME } from '@lintel/contract';

/** A lintel on two posts. */
function Mark() {
  return (
    <svg aria-hidden="true" width="20" height="17" viewBox="0 0 20 17" className="shrink-0">
      <path fill="currentColor" d="M0 0h20v5H0zM3 7h4v10H3zM13 7h4v10h-4z" />
    </svg>
  );
}

/** The mark with the product's name; `nameClass` lets a narrow rail hide the name from sight. */
export function Wordmark({ nameClass = '' }: { nameClass?: string }) {
  return (
    <span className="inline-flex items-center gap-3 text-ink">
      <Mark />
      <span
        className={`font-serif text-[1.3125rem] leading-7 font-[560] tracking-[-0.01em] ${nameClass}`}
      >
        {PRODUCT_NAME}
      </span>
    </span>
  );
}
