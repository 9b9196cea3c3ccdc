import type { Results } from '@lintel/contract';
import { Button } from '../../ui/button.tsx';
import { ScoreRing } from '../../ui/score-ring/score-ring.tsx';
import { Provenance, Reasons } from './summary/about-check.tsx';

/** A file that is no such policy is said to be one, and not scored as a bad one. */
export function OffTarget({
  results,
  offTarget,
  changing,
  onCheckAll,
}: {
  results: Results;
  offTarget: NonNullable<Results['offTarget']>;
  changing: boolean;
  onCheckAll: () => void;
}) {
  const full = results.scope.coverage === 'full';
  return (
    <section aria-label="No score" className="px-4 py-5 sm:px-6 lg:px-7">
      <div className="flex items-start gap-6 sm:gap-8">
        <ScoreRing score={null} band={null} size={136} />
        <div className="min-w-0 pt-1">
          <h2 className="type-block">Not scored</h2>
          <p className="type-body mt-1">
            Lintel takes this for: {offTarget.kind}. Nothing in {results.framework} applies to that,
            so a score would say nothing about it.
          </p>
        </div>
      </div>
      <h3 className="type-label mt-5 text-ink-3">What in the document says so</h3>
      <Reasons reasons={offTarget.reasons} />
      {full ? null : (
        <>
          <p className="type-body mt-5 text-ink-2">
            If it is a policy after all, hold it to the whole framework. This uses none of your
            audits.
          </p>
          <Button className="mt-3" busy={changing} onClick={onCheckAll}>
            Check the whole framework
          </Button>
        </>
      )}
      <Provenance results={results} />
    </section>
  );
}
