import { z } from 'zod';

/** The plans on offer, smallest first. */
export const PLAN_IDS = ['starter', 'professional', 'enterprise'] as const;
export const planId = z.enum(PLAN_IDS);
export type PlanId = z.infer<typeof planId>;
