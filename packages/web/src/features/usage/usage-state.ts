import type { AuditUsage } from '@lintel/contract';

/** The limit of the Professional plan, by which the specification recognises it. */
const PROFESSIONAL_LIMIT = 100;
/** The bar warns above this share of the limit. */
const WARNING_SHARE = 0.8;

export interface UsageState {
  readonly badge: 'Professional' | 'Unlimited' | null;
  /** Null where there is no limit to measure against. */
  readonly meter: {
    readonly limit: number;
    readonly left: number;
    /** 0 to 100, never more. */
    readonly percent: number;
    readonly tone: 'plain' | 'warning' | 'reached';
  } | null;
}

export function usageState(usage: AuditUsage): UsageState {
  if (usage.isUnlimited) return { badge: 'Unlimited', meter: null };
  const { current, limit } = usage;
  return {
    badge: limit === PROFESSIONAL_LIMIT ? 'Professional' : null,
    meter: {
      limit,
      left: Math.max(0, limit - current),
      percent: Math.min(100, (100 * current) / limit),
      tone: current >= limit ? 'reached' : current > WARNING_SHARE * limit ? 'warning' : 'plain',
    },
  };
}
