import { sql } from 'drizzle-orm';
import type { Job } from '../../analyses/job-queue.ts';
import type { Database } from './database.ts';
import { jobs } from './jobs-table.ts';

/**
 * Keeps a job in the transaction given, so that it is there exactly when what it is about is.
 * A dead job of the same kind and id starts anew; one that waits or runs is left as it is.
 * After the commit, call `wake` of the queue.
 */
export async function enqueueJob(tx: Database, job: Job): Promise<void> {
  await tx
    .insert(jobs)
    .values({ kind: job.kind, subject: job.id })
    .onConflictDoUpdate({
      target: [jobs.kind, jobs.subject],
      set: { state: 'waiting', attempts: 0, dueAt: sql`now()`, lastError: null },
      setWhere: sql`${jobs.state} = 'dead'`,
    });
}
