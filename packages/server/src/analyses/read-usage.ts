import type { AuditUsage } from '@lintel/contract';
import { readAllowance } from '../billing/read-allowance.ts';
import type { SubscriptionStore } from '../billing/subscription-store.ts';
import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';

/**
 * Audits used in the running month.
 * @throws Refusal SUBSCRIPTION_REQUIRED
 */
export async function readUsage(
  scope: TenantScope,
  needs: { subscriptions: SubscriptionStore; now: () => Date },
): Promise<AuditUsage> {
  const allowance = await readAllowance(scope, needs);
  if (allowance === undefined) throw new Refusal('SUBSCRIPTION_REQUIRED');
  const { limit, periodStart, periodEnd } = allowance;
  const current = await needs.subscriptions.usedIn(scope, periodStart);
  const resetDate = periodEnd.toISOString();
  return limit === null
    ? { isUnlimited: true, current, limit, resetDate }
    : { isUnlimited: false, current, limit, resetDate };
}
