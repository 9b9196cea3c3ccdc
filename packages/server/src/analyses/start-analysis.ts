import { randomUUID } from 'node:crypto';
import type { Framework, Scope } from '@lintel/contract';
import { readAllowance } from '../billing/read-allowance.ts';
import type { SubscriptionStore } from '../billing/subscription-store.ts';
import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';
import { DEFAULT_SCOPE, PROGRESS } from './analysis.ts';
import type { AnalysisStore } from './analysis-store.ts';
import type { JobQueue } from './job-queue.ts';

export interface StartNeeds {
  analyses: AnalysisStore;
  subscriptions: SubscriptionStore;
  jobs: JobQueue;
  now: () => Date;
}

/**
 * Uses one audit of the month and leaves the rest to the job; returns the id of the analysis.
 * @throws Refusal NOT_FOUND, SUBSCRIPTION_REQUIRED, FRAMEWORK_NOT_IN_PLAN, AUDIT_LIMIT_EXCEEDED
 */
export async function startAnalysis(
  scope: TenantScope,
  wanted: { documentId: string; framework: Framework; scope?: Scope | undefined },
  needs: StartNeeds,
): Promise<string> {
  const { analyses, jobs, now } = needs;
  const allowance = await readAllowance(scope, needs);
  if (allowance === undefined) throw new Refusal('SUBSCRIPTION_REQUIRED');
  if (!allowance.plan.frameworks.includes(wanted.framework)) {
    throw new Refusal('FRAMEWORK_NOT_IN_PLAN');
  }
  const id = randomUUID();
  const started = await analyses.start(
    scope,
    {
      id,
      documentId: wanted.documentId,
      framework: wanted.framework,
      scope: wanted.scope ?? DEFAULT_SCOPE,
      // The text was taken from the file when it was uploaded.
      stage: 'extracting',
      progress: PROGRESS.extracting,
      startedAt: now(),
    },
    { periodStart: allowance.periodStart, limit: allowance.limit },
  );
  if (started === 'unknown-document') throw new Refusal('NOT_FOUND');
  if (started === 'limit-reached') throw new Refusal('AUDIT_LIMIT_EXCEEDED');
  jobs.wake();
  return id;
}
