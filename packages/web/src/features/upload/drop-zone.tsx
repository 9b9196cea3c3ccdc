import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ACCEPTED_EXTENSIONS } from './validate-file.ts';

const HEIGHTS = {
  low: 'min-h-[148px] py-6',
  regular: 'min-h-[260px] py-9 lg:min-h-[324px] lg:py-12',
  tall: 'min-h-[min(480px,calc(100dvh-220px))] py-12',
};

/** Takes a dropped or chosen file; of several only the first. Shows `children` in place of the invitation. */
export function DropZone({
  height,
  disabled,
  onFile,
  children,
}: {
  height: keyof typeof HEIGHTS;
  disabled: boolean;
  onFile: (file: File) => void;
  children?: ReactNode;
}) {
  const input = useRef<HTMLInputElement>(null);
  const drop = useDrop({ disabled, onFile });
  return (
    <div
      {...drop.handlers}
      className={`grid place-items-center rounded-lg border border-dashed px-5 text-center transition-colors ${
        drop.over ? 'border-petrol bg-petrol-soft' : 'border-line-strong bg-sheet'
      } ${HEIGHTS[height]}`}
    >
      <input
        ref={input}
        type="file"
        accept={ACCEPTED_EXTENSIONS}
        tabIndex={-1}
        aria-label="Document"
        disabled={disabled}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // Emptied, so that choosing the same file again is heard again.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      {children ?? <Invitation low={height === 'low'} onChoose={() => input.current?.click()} />}
    </div>
  );
}

function Invitation({ low, onChoose }: { low: boolean; onChoose: () => void }) {
  if (low) {
    return (
      <div className="flex flex-wrap items-center justify-center gap-x-5 gap-y-3">
        <p className="type-body text-ink-2">Drop another policy here to use it instead.</p>
        <Button onClick={onChoose}>Choose a file</Button>
      </div>
    );
  }
  return (
    <div>
      <Page />
      <h2 className="type-block mt-4 text-[1.5rem] leading-8">Drop a policy here</h2>
      <p className="type-body mt-0.5 text-ink-2">
        PDF, DOCX or TXT, up to 10 MB. The first file is used.
      </p>
      <Button variant="primary" className="mt-5" onClick={onChoose}>
        Choose a file
      </Button>
      <p className="type-label mt-4 font-normal text-ink-3">Stored in your account only.</p>
    </div>
  );
}

/** A page with one passage marked, as results show it. */
function Page() {
  return (
    <svg
      aria-hidden="true"
      width="42"
      height="60"
      viewBox="0 0 42 60"
      fill="none"
      className="mx-auto stroke-line-strong"
    >
      <path d="M1 .5h28l12 12v47H1zM29 .5v12h12" />
      <path d="M7.5 22v32M9.5 26h24M9.5 33h24M9.5 49h16" className="stroke-line" />
      <path d="M9.5 41h24" strokeWidth="2" strokeDasharray="4 2" className="stroke-amber-mark" />
    </svg>
  );
}

function useDrop({ disabled, onFile }: { disabled: boolean; onFile: (file: File) => void }) {
  const [over, setOver] = useState(false);
  const handlers = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      if (!disabled) setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      const next = event.relatedTarget;
      if (!(next instanceof Node && event.currentTarget.contains(next))) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const file = event.dataTransfer.files[0];
      if (file && !disabled) onFile(file);
    },
  };
  return { over: over && !disabled, handlers };
}
