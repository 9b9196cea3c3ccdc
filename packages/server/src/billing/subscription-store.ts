import type { PlanId } from '@lintel/contract';
import type { TenantScope } from '../tenant-scope.ts';

export interface Subscription {
  plan: PlanId;
  /** Only `active` and `trialing` allow anything. */
  status: 'active' | 'trialing' | 'ended';
  anchor: Date;
}

export interface SubscriptionStore {
  find(scope: TenantScope): Promise<Subscription | undefined>;
  /** Audits reserved in the period that begins then. */
  usedIn(scope: TenantScope, periodStart: Date): Promise<number>;
}
