import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  index,
  integer,
  pgTable,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';

/** When an instant is stored it is in UTC with milliseconds, read as a Date. */
const instant = (name: string) =>
  timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/**
 * Work to be done outside a request. A job is waiting, running (leased to one worker until
 * `leased_until`) or dead (failed too often); a finished one is deleted.
 */
export const jobs = pgTable(
  'jobs',
  {
    id: bigint('id', { mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').notNull(),
    /** What the job is about, e.g. the id of an analysis. */
    subject: text('subject').notNull(),
    state: text('state', { enum: ['waiting', 'running', 'dead'] })
      .notNull()
      .default('waiting'),
    /** How often a worker has taken it up. */
    attempts: integer('attempts').notNull().default(0),
    /** Not to be taken up before this. */
    dueAt: instant('due_at').notNull().defaultNow(),
    leasedUntil: instant('leased_until'),
    /** The worker that holds the lease. */
    leasedBy: text('leased_by'),
    lastError: text('last_error'),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    unique('jobs_kind_subject_unique').on(table.kind, table.subject),
    index('jobs_due_index').on(table.dueAt).where(sql`state <> 'dead'`),
    check('jobs_state_check', sql`${table.state} in ('waiting', 'running', 'dead')`),
  ],
);
