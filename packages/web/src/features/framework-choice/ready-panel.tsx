import type { Document, Framework } from '@lintel/contract';
import { Button } from '../../ui/button.tsx';

/** What will be checked against what, and the button that does it. */
export function ReadyPanel({
  document: file,
  framework,
  starting,
  onStart,
}: {
  document: Document;
  framework: Framework;
  starting: boolean;
  onStart: () => void;
}) {
  return (
    <section
      aria-label="Ready to analyze"
      className="flex animate-open flex-wrap items-center justify-between gap-x-6 gap-y-4 border-y border-line-strong py-4"
    >
      <div className="min-w-0">
        <h2 className="type-block-small">Ready to analyze</h2>
        <p className="type-body wrap-anywhere text-ink-2">
          {file.originalName} <span aria-hidden="true">·</span> {framework}
        </p>
      </div>
      <Button variant="primary" busy={starting} onClick={onStart} className="max-sm:w-full">
        {starting ? 'Starting...' : 'Start Analysis'}
      </Button>
    </section>
  );
}
