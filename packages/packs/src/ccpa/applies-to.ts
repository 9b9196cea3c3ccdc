/** Which kinds of document are held to which group of duties. */

/** What consumers are told. */
export const NOTICES = ['privacy-notice'] as const;

/** How requests are handled inside. */
export const PROCEDURES = ['subject-rights-procedure', 'data-protection-policy'] as const;

export const NOTICES_AND_PROCEDURES = [...NOTICES, ...PROCEDURES] as const;

/** Contracts with service providers and contractors. */
export const AGREEMENTS = ['data-processing-agreement'] as const;

export const AGREEMENTS_AND_VENDORS = [...AGREEMENTS, 'vendor-management-policy'] as const;

/** Where the protection of information is stated. */
export const SECURITY_AND_NOTICES = [
  ...NOTICES,
  'data-protection-policy',
  'information-security-policy',
  'security-overview',
] as const;
