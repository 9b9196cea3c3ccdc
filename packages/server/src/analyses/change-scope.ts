import { randomUUID } from 'node:crypto';
import type { Scope } from '@lintel/contract';
import type { TenantScope } from '../tenant-scope.ts';
import { PROGRESS } from './analysis.ts';
import type { AnalysisStore } from './analysis-store.ts';
import { getResults } from './get-results.ts';
import type { JobQueue } from './job-queue.ts';
import { refusalOf } from './start-analysis.ts';

interface ChangeNeeds {
  analyses: AnalysisStore;
  jobs: JobQueue;
  now: () => Date;
}

/**
 * Has the same text held to another part of the catalogue, as a new analysis that uses no
 * allowance; returns its id.
 * @throws Refusal as `getResults` does: only what has a result can be concluded again;
 * TOO_MANY_REQUESTS
 */
export async function changeScope(
  scope: TenantScope,
  { analysisId, wanted }: { analysisId: string; wanted: Scope },
  { analyses, jobs, now }: ChangeNeeds,
): Promise<string> {
  const { documentId, framework } = await getResults(scope, analysisId, { analyses });
  const id = randomUUID();
  const started = await analyses.start(
    scope,
    {
      id,
      documentId,
      framework,
      scope: wanted,
      stage: 'extracting',
      progress: PROGRESS.extracting,
      startedAt: now(),
    },
    null,
  );
  if (started !== 'started') throw refusalOf(started);
  jobs.wake();
  return id;
}
