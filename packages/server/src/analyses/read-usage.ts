import type { AuditUsage } from '@lintel/contract';
import type { TenantScope } from '../accounts/tenant-scope.ts';
import { readAllowance } from '../billing/read-allowance.ts';
import type { SubscriptionStore } from '../billing/subscription-store.ts';
import { Refusal } from '../refusal.ts';

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
