/** Which kinds of document are held to which group of duties. */

const GENERAL = ['information-security-policy', 'security-overview'] as const;

export const RISK = [...GENERAL, 'risk-management-policy'] as const;
export const WORKFORCE = [
  ...GENERAL,
  'training-policy',
  'hr-security-policy',
  'acceptable-use-policy',
] as const;
export const MONITORING = [...GENERAL, 'logging-policy'] as const;
export const INTEGRITY = [
  ...GENERAL,
  'logging-policy',
  'backup-policy',
  'change-management-policy',
] as const;
export const GOVERNANCE = [...GENERAL, 'isms-manual'] as const;
export const ACCESS = [...GENERAL, 'access-control-policy', 'password-policy'] as const;
export const INCIDENTS = [
  ...GENERAL,
  'incident-response-plan',
  'breach-notification-policy',
] as const;
export const CONTINGENCY = [
  ...GENERAL,
  'business-continuity-plan',
  'disaster-recovery-plan',
  'backup-policy',
] as const;
export const PHYSICAL = [...GENERAL, 'physical-security-policy'] as const;
export const ENDPOINTS = [...GENERAL, 'mobile-device-policy', 'acceptable-use-policy'] as const;
export const MEDIA = [...GENERAL, 'media-disposal-policy', 'asset-management-policy'] as const;
export const ENCRYPTION = [...GENERAL, 'encryption-policy'] as const;

/** Contracts with business associates, and who chooses and watches them. */
export const ASSOCIATES = ['business-associate-agreement'] as const;
export const ASSOCIATES_AND_VENDORS = [...ASSOCIATES, 'vendor-management-policy'] as const;

/** What patients are told. */
export const HEALTH_NOTICES_ONLY = ['notice-of-privacy-practices'] as const;

export const PRIVACY_POLICIES = ['data-protection-policy'] as const;
export const PRIVACY_POLICIES_AND_NOTICES = [...PRIVACY_POLICIES, ...HEALTH_NOTICES_ONLY] as const;

export const BREACHES = ['breach-notification-policy'] as const;
export const BREACHES_AND_ASSOCIATES = [...BREACHES, ...ASSOCIATES] as const;
