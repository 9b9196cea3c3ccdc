import { and, eq, lt, sql } from 'drizzle-orm';
import type { Reservation } from '../../analyses/analysis-store.ts';
import type { Database } from './database.ts';
import { auditUsage } from './schema.ts';

/**
 * Counts one audit in the month unless the limit is reached. One statement: the second of two
 * starts waits for the row and then sees what the first has left.
 */
export async function reserveAudit(
  tx: Database,
  accountId: string,
  { periodStart, limit }: Reservation,
): Promise<boolean> {
  const reserved = await tx
    .insert(auditUsage)
    .values({ accountId, periodStart, used: 1 })
    .onConflictDoUpdate({
      target: [auditUsage.accountId, auditUsage.periodStart],
      set: { used: sql`${auditUsage.used} + 1` },
      ...(limit !== null && { setWhere: lt(auditUsage.used, limit) }),
    })
    .returning({ used: auditUsage.used });
  return reserved.length > 0;
}

/** Takes back one audit that was reserved in the month. */
export async function giveBackAudit(
  tx: Database,
  accountId: string,
  periodStart: Date,
): Promise<void> {
  await tx
    .update(auditUsage)
    .set({ used: sql`${auditUsage.used} - 1` })
    .where(and(eq(auditUsage.accountId, accountId), eq(auditUsage.periodStart, periodStart)));
}
