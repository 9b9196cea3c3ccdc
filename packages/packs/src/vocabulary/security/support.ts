import { defineConcepts } from '../define-concepts.ts';

/** Words that keep a rule from reading the wrong sentence, and small helpers of security rules. */
export const SECURITY_SUPPORT = defineConcepts({
  'audit-evidence-talk': [
    'audit evidence',
    'evidence of compliance',
    'evidence of the review',
    'no evidence',
    'documentary evidence',
    'evidence of training',
    'evidence of employment',
  ],
  'policy-change-talk': [
    'changes to this policy|notice|document|plan',
    'change this policy|notice|document',
    'changes to the policy',
    'policy changes',
    'change passwords',
    'change their password',
    'change your password',
    'password change',
  ],
  'emergency-word': ['emergency', 'emergencies', 'urgent', 'hotfix', 'expedited'],
  'policy-review-heading': [
    'policy review',
    'review',
    'review and update',
    'document review',
    'review cycle',
    'maintenance',
    'revision',
    'policy maintenance',
    'document control',
  ],
  'about-scope': ['scope', 'applicability', 'purpose and scope', 'audience', 'who this applies to'],
});
