import type { Stage } from '@lintel/contract';
import { presentAudit } from '@lintel/reports';
import { PROGRESS } from './analysis.ts';
import type { AnalysisWork } from './analysis-store.ts';
import type { Auditor } from './auditor.ts';
import type { ProgressFeed } from './progress-feed.ts';

export interface RunNeeds {
  work: AnalysisWork;
  auditor: Auditor;
  feed: ProgressFeed;
  /** Told once for each analysis that ended here. */
  countOutcome: (outcome: 'completed' | 'off-target' | 'failed') => void;
  now: () => Date;
}

const TOO_MUCH = {
  'too-much-time':
    'The analysis took longer than is allowed and was stopped. Nothing was charged against your allowance. Split the document and try again.',
  'too-much-memory':
    'The analysis needed more memory than is allowed and was stopped. Nothing was charged against your allowance. Split the document and try again.',
} as const;

/**
 * Audits one analysis and writes its result. Doing it again, after a crash or beside another
 * worker, writes nothing twice: the first outcome stands.
 * @throws what the auditor or the database throws, so that the queue tries again
 */
export async function runAnalysis(
  id: string,
  signal: AbortSignal,
  { work, auditor, feed, countOutcome, now }: RunNeeds,
): Promise<void> {
  const order = await work.take(id);
  if (order === undefined) return;
  const { document, framework, scope } = order;

  // Written one after another while the audit goes on, and never after its outcome.
  let reached: Promise<void> = Promise.resolve();
  const reach = (stage: Stage) => {
    reached = reached.then(async () => {
      await work.reach(id, stage, PROGRESS[stage]);
      feed.publish(id);
    });
    // Awaited below; until then a failure is nobody's.
    reached.catch(() => undefined);
  };
  const outcome = await auditor.audit(
    { text: document.text, fileName: document.originalName, framework, scope },
    { signal, onStage: reach },
  );
  if (outcome.ok) reach('finalizing');
  await reached;
  signal.throwIfAborted();

  if (!outcome.ok) {
    const first = await work.fail(id, TOO_MUCH[outcome.reason], now());
    if (first) countOutcome('failed');
  } else {
    const analyzedAt = now();
    const results = presentAudit({
      id,
      framework,
      analyzedAt,
      document: { ...document, name: document.originalName },
      audit: outcome.audit,
    });
    const first = await work.complete(id, results, analyzedAt);
    if (first) countOutcome(results.offTarget === undefined ? 'completed' : 'off-target');
  }
  feed.publish(id);
}
