import { FRAMEWORKS, type FrameworkOption } from '@lintel/contract';
import { readAllowance } from '../billing/read-allowance.ts';
import type { SubscriptionStore } from '../billing/subscription-store.ts';
import type { TenantScope } from '../tenant-scope.ts';

/** Every framework; locked where the plan does not include it. Without a plan none is open. */
export async function listFrameworks(
  scope: TenantScope,
  needs: { subscriptions: SubscriptionStore; now: () => Date },
): Promise<FrameworkOption[]> {
  const allowance = await readAllowance(scope, needs);
  return FRAMEWORKS.map((framework) => ({
    ...framework,
    locked: !allowance?.plan.frameworks.includes(framework.id),
  }));
}
