/** Which kinds of document are held to which group of duties. */

/** What people are told about their data (Articles 12 to 14). */
export const NOTICES = ['privacy-notice', 'notice-of-privacy-practices'] as const;

/** Notices, and the shorter texts that must carry the same core: cookie notices and consent forms. */
export const NOTICE_LIKE = [...NOTICES, 'cookie-notice', 'consent-form'] as const;

/** What an organisation binds itself and its staff to. */
export const POLICIES = ['data-protection-policy'] as const;

/** Policies, and the procedure that handles people's requests. */
export const PROCEDURES = [...POLICIES, 'subject-rights-procedure'] as const;

/** Contracts with processors (Article 28). */
export const AGREEMENTS = ['data-processing-agreement'] as const;

/** Who chooses and watches processors. */
export const VENDORS = [...POLICIES, 'vendor-management-policy'] as const;

/** Where the safeguards of Article 32 are written down. */
export const SECURITY = [...POLICIES, 'information-security-policy', 'security-overview'] as const;

/** Where coming back from a failure is written down. */
export const RESILIENCE = [
  'information-security-policy',
  'security-overview',
  'business-continuity-plan',
  'disaster-recovery-plan',
  'backup-policy',
] as const;

/** Where breaches are handled (Articles 33 and 34). */
export const BREACHES = [
  ...POLICIES,
  'incident-response-plan',
  'breach-notification-policy',
] as const;

/** Impact assessments, and the policy that calls for them. */
export const ASSESSMENTS = [...POLICIES, 'impact-assessment'] as const;

/** Records of processing, and the policy that calls for them. */
export const RECORDS = [...POLICIES, 'records-of-processing'] as const;

/** Where the end of data is decided. */
export const RETENTION = [...POLICIES, 'retention-policy'] as const;

/** Where staff are told what to do. */
export const TRAINING = [...POLICIES, 'training-policy'] as const;
