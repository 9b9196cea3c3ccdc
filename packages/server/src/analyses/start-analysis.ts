import { randomUUID } from 'node:crypto';
import type { Framework, Scope } from '@lintel/contract';
import { readAllowance } from '../billing/read-allowance.ts';
import type { SubscriptionStore } from '../billing/subscription-store.ts';
import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';
import { DEFAULT_SCOPE, MOST_RUNNING, PROGRESS } from './analysis.ts';
import type { AnalysisStore, StartOutcome } from './analysis-store.ts';
import type { JobQueue } from './job-queue.ts';

export interface StartNeeds {
  analyses: AnalysisStore;
  subscriptions: SubscriptionStore;
  jobs: JobQueue;
  now: () => Date;
}

/**
 * Uses one audit of the month and leaves the rest to the job; returns the id of the analysis.
 * @throws Refusal NOT_FOUND, SUBSCRIPTION_REQUIRED, FRAMEWORK_NOT_IN_PLAN, AUDIT_LIMIT_EXCEEDED,
 * TOO_MANY_REQUESTS
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
  if (started !== 'started') throw refusalOf(started);
  jobs.wake();
  return id;
}

/** Why nothing was started, for the person who asked. */
export function refusalOf(outcome: Exclude<StartOutcome, 'started'>): Refusal {
  switch (outcome) {
    case 'unknown-document':
      return new Refusal('NOT_FOUND');
    case 'limit-reached':
      return new Refusal('AUDIT_LIMIT_EXCEEDED');
    case 'too-many-running':
      return new Refusal(
        'TOO_MANY_REQUESTS',
        `${MOST_RUNNING} analyses of this account are under way. Wait until some have finished, then try again.`,
      );
  }
}
