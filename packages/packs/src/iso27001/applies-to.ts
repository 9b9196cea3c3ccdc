/** Which kinds of document are held to which group of duties. */

/** What steers the management system (clauses 4 to 10). */
export const MANAGEMENT = ['isms-manual'] as const;

/** The top-level policy. */
export const POLICY = ['information-security-policy', 'isms-manual'] as const;

/** Documents that speak of security as a whole. */
export const BROAD = ['information-security-policy', 'isms-manual', 'security-overview'] as const;

/** Everything that binds people inside the organisation: it must say for whom, by whom, and be kept current. */
export const EVERY_POLICY = [
  'information-security-policy',
  'isms-manual',
  'access-control-policy',
  'password-policy',
  'encryption-policy',
  'acceptable-use-policy',
  'mobile-device-policy',
  'vendor-management-policy',
  'risk-management-policy',
  'business-continuity-plan',
  'disaster-recovery-plan',
  'backup-policy',
  'change-management-policy',
  'asset-management-policy',
  'data-classification-policy',
  'media-disposal-policy',
  'physical-security-policy',
  'hr-security-policy',
  'training-policy',
  'logging-policy',
  'vulnerability-management-policy',
  'network-security-policy',
  'configuration-management-policy',
  'secure-development-policy',
  'internal-audit-policy',
  'incident-response-plan',
  'breach-notification-policy',
  'retention-policy',
  'data-protection-policy',
] as const;

/** Where incidents are handled. */
export const INCIDENTS = ['incident-response-plan', 'breach-notification-policy'] as const;

/** Where disruption is prepared for. */
export const CONTINUITY = ['business-continuity-plan', 'disaster-recovery-plan'] as const;

/** Where access is given and taken away. */
export const ACCESS = ['access-control-policy'] as const;

/** Where suppliers are chosen and watched. */
export const SUPPLIERS = ['vendor-management-policy'] as const;
