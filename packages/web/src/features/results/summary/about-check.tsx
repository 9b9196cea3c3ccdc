import type { Results } from '@lintel/contract';
import { useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextButton } from '../../../ui/text-link.tsx';

type Coverage = Results['scope']['coverage'];

/** What kind of document this was taken for, what it was held to, and with which catalogue. */
export function AboutCheck({
  results,
  changing,
  onChangeScope,
}: {
  results: Results;
  changing: boolean;
  onChangeScope: (coverage: Coverage) => void;
}) {
  const [open, setOpen] = useState(false);
  const panel = useId();
  const kind = results.documentKind;
  const full = results.scope.coverage === 'full';
  return (
    <section aria-label="About this check" className="px-4 pt-4 sm:px-6 lg:px-7">
      <p className="type-small text-ink-2">
        Read as: <span className="text-ink">{kind.name}</span>. Held to{' '}
        {full ? `the whole of ${results.framework}` : 'what such a document should say'}.{' '}
        <TextButton
          aria-expanded={open}
          aria-controls={panel}
          className="max-md:relative max-md:after:absolute max-md:after:-inset-3"
          onClick={() => setOpen(!open)}
        >
          {open ? 'Close' : 'Why, and change'}
        </TextButton>
      </p>
      <div id={panel} hidden={!open} className="animate-open">
        <Reasons reasons={kind.reasons} />
        <p className="type-small mt-3 text-ink-2">
          {full
            ? `Each of the controls counts, whether or not a document of this kind usually speaks of it. Checked again on its own topics, the same text gets another score. This uses none of your audits.`
            : `Controls that belong in other documents are left out. Held to the whole framework, the same text gets another score. This uses none of your audits.`}
        </p>
        <Button
          size="small"
          className="mt-2"
          busy={changing}
          onClick={() => onChangeScope(full ? 'document' : 'full')}
        >
          {full ? "Check this document's topics" : 'Check the whole framework'}
        </Button>
        <Provenance results={results} />
      </div>
    </section>
  );
}

export function Reasons({ reasons }: { reasons: readonly string[] }) {
  return (
    <ul className="type-small mt-2 list-disc pl-4 text-ink-2">
      {reasons.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ul>
  );
}

/** Everything another person needs to get the same result. */
export function Provenance({ results }: { results: Results }) {
  return (
    <dl className="type-small mt-4 grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 gap-y-1 border-t border-line pt-3">
      <dt className="text-ink-3">Catalogue</dt>
      <dd>
        {results.framework} {results.packVersion}
      </dd>
      <dt className="text-ink-3">Engine</dt>
      <dd>{results.engineVersion}</dd>
      <dt className="text-ink-3">Document, SHA-256</dt>
      <dd className="font-mono text-[0.75rem] wrap-anywhere">{results.documentSha256}</dd>
    </dl>
  );
}
