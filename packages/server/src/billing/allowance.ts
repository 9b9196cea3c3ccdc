import type { Plan } from './plans.ts';

/** What an account may run in the running month. */
export interface Allowance {
  plan: Plan;
  /** Audits in the period; null for no limit. */
  limit: number | null;
  /** Inclusive. */
  periodStart: Date;
  /** Exclusive: the next period begins here. */
  periodEnd: Date;
}

/** The month that contains `now`, counted from the anchor: each begins on the anchor's day and time. */
export function periodOf(anchor: Date, now: Date): { periodStart: Date; periodEnd: Date } {
  let months =
    (now.getUTCFullYear() - anchor.getUTCFullYear()) * 12 +
    (now.getUTCMonth() - anchor.getUTCMonth());
  if (addMonths(anchor, months) > now) months -= 1;
  return { periodStart: addMonths(anchor, months), periodEnd: addMonths(anchor, months + 1) };
}

/**
 * A month that lacks the anchor's day uses its last one. Always counted from the anchor, so that
 * an account from the 31st is back on the 31st after February.
 */
function addMonths(anchor: Date, months: number): Date {
  const moved = new Date(anchor);
  moved.setUTCDate(1);
  moved.setUTCMonth(moved.getUTCMonth() + months);
  const lastDay = new Date(
    Date.UTC(moved.getUTCFullYear(), moved.getUTCMonth() + 1, 0),
  ).getUTCDate();
  moved.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return moved;
}
