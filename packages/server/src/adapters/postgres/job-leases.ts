import { randomUUID } from 'node:crypto';
import { and, count, eq, sql } from 'drizzle-orm';
import type { Job, JobCounts } from '../../analyses/job-queue.ts';
import type { Database } from './database.ts';
import { jobs } from './jobs-table.ts';

/** A job that this process may work on until the lease ends; it ends by itself after a crash. */
export interface LeasedJob {
  job: Job;
  row: number;
  /** New for every lease: a worker that lost its lease can change nothing any more. */
  lease: string;
  /** How often it was taken up, this time included. */
  attempt: number;
}

/** Takes up the job that is due the longest: a waiting one, or one whose lease has run out. */
export async function leaseNextJob(
  db: Database,
  leaseMilliseconds: number,
): Promise<LeasedJob | undefined> {
  const lease = randomUUID();
  // `skip locked`: servers that ask at the same moment get different jobs instead of waiting.
  const due = sql`(
    select id from jobs
    where (state = 'waiting' and due_at <= now()) or (state = 'running' and leased_until < now())
    order by due_at, id limit 1 for update skip locked)`;
  const [row] = await db
    .update(jobs)
    .set({
      state: 'running',
      attempts: sql`${jobs.attempts} + 1`,
      leasedBy: lease,
      leasedUntil: after(leaseMilliseconds),
    })
    .where(sql`${jobs.id} = ${due}`)
    .returning();
  if (row === undefined) return undefined;
  const job: Job = { kind: row.kind as Job['kind'], id: row.subject };
  return { job, row: row.id, lease, attempt: row.attempts };
}

/** @returns false when the lease has ended and the job may be with another worker */
export async function extendLease(
  db: Database,
  leased: LeasedJob,
  leaseMilliseconds: number,
): Promise<boolean> {
  const extended = await db
    .update(jobs)
    .set({ leasedUntil: after(leaseMilliseconds) })
    .where(held(leased))
    .returning({ id: jobs.id });
  return extended.length > 0;
}

export async function finishJob(db: Database, leased: LeasedJob): Promise<void> {
  await db.delete(jobs).where(held(leased));
}

export async function retryLater(
  db: Database,
  leased: LeasedJob,
  { error, delayMilliseconds }: { error: string; delayMilliseconds: number },
): Promise<void> {
  await db
    .update(jobs)
    .set({ ...RELEASED, lastError: error, dueAt: after(delayMilliseconds) })
    .where(held(leased));
}

/** Gives a job back as if it had not been taken up: the stop of a server is no failure of it. */
export async function handBack(db: Database, leased: LeasedJob): Promise<void> {
  await db
    .update(jobs)
    .set({ ...RELEASED, attempts: sql`${jobs.attempts} - 1` })
    .where(held(leased));
}

export async function buryJob(db: Database, leased: LeasedJob, error: string): Promise<void> {
  await db
    .update(jobs)
    .set({ ...RELEASED, state: 'dead', lastError: error })
    .where(held(leased));
}

/** Ends every lease. Right only when no other process can be working on the database. */
export async function endEveryLease(db: Database): Promise<void> {
  await db.update(jobs).set(RELEASED).where(eq(jobs.state, 'running'));
}

export async function countJobs(db: Database): Promise<JobCounts> {
  const rows = await db.select({ state: jobs.state, n: count() }).from(jobs).groupBy(jobs.state);
  const counts: JobCounts = { waiting: 0, running: 0, dead: 0 };
  for (const { state, n } of rows) counts[state] = n;
  return counts;
}

const RELEASED = { state: 'waiting', leasedBy: null, leasedUntil: null } as const;

const after = (milliseconds: number) => sql`now() + ${milliseconds} * interval '1 millisecond'`;

const held = ({ row, lease }: LeasedJob) => and(eq(jobs.id, row), eq(jobs.leasedBy, lease));
