import { INTERNAL_POLICIES } from '../vocabulary/internal-policies.ts';

/** Which kinds of document are held to which group of duties. */

/** What steers the management system (clauses 4 to 10). */
export const MANAGEMENT = ['isms-manual'] as const;

/** The top-level policy. */
export const POLICY = ['information-security-policy', 'isms-manual'] as const;

/** Documents that speak of security as a whole. */
export const BROAD = ['information-security-policy', 'isms-manual', 'security-overview'] as const;

/** Everything that binds people inside the organisation: it must say for whom, by whom, and be kept current. */
export const EVERY_POLICY = INTERNAL_POLICIES;

/** Where incidents are handled. */
export const INCIDENTS = ['incident-response-plan', 'breach-notification-policy'] as const;

/** Where disruption is prepared for. */
export const CONTINUITY = ['business-continuity-plan', 'disaster-recovery-plan'] as const;

/** Where access is given and taken away. */
export const ACCESS = ['access-control-policy'] as const;

/** Where suppliers are chosen and watched. */
export const SUPPLIERS = ['vendor-management-policy'] as const;
