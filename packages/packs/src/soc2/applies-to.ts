import { INTERNAL_POLICIES } from '../vocabulary/internal-policies.ts';

/** Which kinds of document are held to which group of duties. */

/** Everything that binds people inside the organisation. */
export const EVERY_POLICY = [...INTERNAL_POLICIES, 'code-of-conduct'] as const;

/** The policies that speak of security as a whole. */
export const TOP_LEVEL = ['information-security-policy', 'isms-manual'] as const;

/** The same, and what is shown to customers. */
export const BROAD = [...TOP_LEVEL, 'security-overview'] as const;

/** Where incidents are handled. */
export const INCIDENTS = ['incident-response-plan', 'breach-notification-policy'] as const;

/** Where access is given and taken away. */
export const ACCESS = ['access-control-policy'] as const;

/** Where coming back is prepared. */
export const RESILIENCE = [
  'business-continuity-plan',
  'disaster-recovery-plan',
  'backup-policy',
] as const;

/** What people are told about their information. */
export const NOTICES = [
  'privacy-notice',
  'notice-of-privacy-practices',
  'data-protection-policy',
] as const;
