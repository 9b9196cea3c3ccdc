import type { TenantScope } from '../tenant-scope.ts';
import { type Allowance, periodOf } from './allowance.ts';
import { PLANS } from './plans.ts';
import type { SubscriptionStore } from './subscription-store.ts';

/** What the account may run now; undefined without a live subscription. */
export async function readAllowance(
  scope: TenantScope,
  { subscriptions, now }: { subscriptions: SubscriptionStore; now: () => Date },
): Promise<Allowance | undefined> {
  const subscription = await subscriptions.find(scope);
  if (subscription === undefined || subscription.status === 'ended') return undefined;
  const plan = PLANS[subscription.plan];
  return { plan, limit: plan.auditLimit, ...periodOf(subscription.anchor, now()) };
}
