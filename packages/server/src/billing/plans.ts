import { FRAMEWORKS, type Framework, type PlanId } from '@lintel/contract';

export interface Plan {
  id: PlanId;
  name: string;
  /** Audits a month; null for no limit. */
  auditLimit: number | null;
  frameworks: readonly Framework[];
}

const ALL = FRAMEWORKS.map(({ id }) => id);

/** The one catalogue of plans. Prices join it with the card provider. */
export const PLANS: Readonly<Record<PlanId, Plan>> = {
  // The "basic frameworks" of the smallest plan: privacy law, which every company meets first.
  starter: { id: 'starter', name: 'Starter', auditLimit: 25, frameworks: ['GDPR', 'CCPA'] },
  professional: { id: 'professional', name: 'Professional', auditLimit: 100, frameworks: ALL },
  enterprise: { id: 'enterprise', name: 'Enterprise', auditLimit: null, frameworks: ALL },
};
