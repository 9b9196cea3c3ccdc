import { and, eq } from 'drizzle-orm';
import type { SubscriptionStore } from '../../billing/subscription-store.ts';
import type { Database } from './database.ts';
import { auditUsage, subscriptions } from './schema.ts';

export function createSubscriptionStore(db: Database): SubscriptionStore {
  return {
    find: async (scope) => {
      const [found] = await db
        .select({
          plan: subscriptions.plan,
          status: subscriptions.status,
          anchor: subscriptions.anchor,
        })
        .from(subscriptions)
        .where(eq(subscriptions.accountId, scope.accountId));
      return found;
    },
    usedIn: async (scope, periodStart) => {
      const [found] = await db
        .select({ used: auditUsage.used })
        .from(auditUsage)
        .where(
          and(eq(auditUsage.accountId, scope.accountId), eq(auditUsage.periodStart, periodStart)),
        );
      return found?.used ?? 0;
    },
  };
}
