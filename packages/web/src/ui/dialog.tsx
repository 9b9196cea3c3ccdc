import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';

/**
 * A question over the page: a title that asks, the consequence, and the answers in `footer`
 * (the safe one first, the act last). `width` is in px.
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  children,
  footer,
  width = 440,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  footer?: ReactNode;
  width?: number;
}) {
  const opener = useRef<Element | null>(null);
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        {/* Not Radix's overlay: that one locks scrolling with a style element, which our content
            security policy refuses. `data-modal` does it from the style sheet. */}
        <div data-modal className="fixed inset-0 z-40 animate-open bg-[rgb(15_20_30/0.34)]" />
        <Radix.Content
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className="fixed top-1/2 left-1/2 z-40 max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-1/2 animate-open overflow-y-auto rounded-lg border border-line-strong bg-sheet p-6 shadow-float"
          style={{ maxWidth: width }}
        >
          <Radix.Title className="type-block">{title}</Radix.Title>
          {description ? (
            <Radix.Description className="type-body mt-2 text-ink-2">
              {description}
            </Radix.Description>
          ) : null}
          {children}
          {footer ? <div className="mt-6 flex flex-wrap justify-end gap-2.5">{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
