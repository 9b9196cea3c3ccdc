import type { DocumentKind } from '@lintel/engine';

/**
 * The kinds of document that policies come as, and those that look like a policy and are none.
 *
 * Shared by all packs: the same file is the same kind of document, whatever it is audited against.
 * Titles decide nearly always; bodies break ties and recognise files without a telling title.
 */
export const DOCUMENT_KINDS: readonly DocumentKind[] = [
  policy('privacy-notice', 'privacy notice', ['body-privacy-notice']),
  policy('cookie-notice', 'cookie notice', ['body-cookies']),
  policy('notice-of-privacy-practices', 'notice of privacy practices', ['body-health-notice']),
  policy('data-protection-policy', 'data protection policy', ['body-data-protection']),
  policy('data-processing-agreement', 'data processing agreement', ['body-processing-agreement']),
  policy('business-associate-agreement', 'business associate agreement', [
    'body-business-associate',
  ]),
  policy('consent-form', 'consent form', ['body-consent-form']),
  policy('records-of-processing', 'record of processing activities', [
    'body-records-of-processing',
  ]),
  policy('impact-assessment', 'data protection impact assessment', ['body-impact-assessment']),
  policy('subject-rights-procedure', 'procedure for data subject requests', [
    'body-subject-requests',
  ]),
  policy('retention-policy', 'data retention policy', ['body-retention']),
  policy('incident-response-plan', 'incident response plan', ['body-incident-response']),
  policy('breach-notification-policy', 'breach notification policy', ['body-breach']),
  policy('information-security-policy', 'information security policy', [
    'body-information-security',
  ]),
  policy('isms-manual', 'management system manual', ['body-management-system']),
  policy('access-control-policy', 'access control policy', ['body-access-control']),
  policy('password-policy', 'password policy', ['body-passwords']),
  policy('encryption-policy', 'encryption policy', ['body-encryption']),
  policy('acceptable-use-policy', 'acceptable use policy', ['body-acceptable-use']),
  policy('mobile-device-policy', 'mobile device and remote working policy', [
    'body-mobile-devices',
  ]),
  policy('vendor-management-policy', 'vendor management policy', ['body-vendors']),
  policy('risk-management-policy', 'risk management policy', ['body-risk']),
  policy('business-continuity-plan', 'business continuity plan', ['body-continuity']),
  policy('disaster-recovery-plan', 'disaster recovery plan', ['body-disaster-recovery']),
  policy('backup-policy', 'backup policy', ['body-backup']),
  policy('change-management-policy', 'change management policy', ['body-change']),
  policy('asset-management-policy', 'asset management policy', ['body-assets']),
  policy('data-classification-policy', 'data classification policy', ['body-classification']),
  policy('media-disposal-policy', 'media handling and disposal policy', ['body-media-disposal']),
  policy('physical-security-policy', 'physical security policy', ['body-physical-security']),
  policy('hr-security-policy', 'personnel security policy', ['body-personnel']),
  policy('training-policy', 'security awareness and training policy', ['body-training']),
  policy('logging-policy', 'logging and monitoring policy', ['body-logging']),
  policy('vulnerability-management-policy', 'vulnerability management policy', [
    'body-vulnerabilities',
  ]),
  policy('network-security-policy', 'network security policy', ['body-network']),
  policy('configuration-management-policy', 'configuration management policy', [
    'body-configuration',
  ]),
  policy('secure-development-policy', 'secure development policy', ['body-development']),
  policy('internal-audit-policy', 'internal audit policy', ['body-internal-audit']),
  policy('security-overview', 'security overview', ['body-security-overview']),
  policy('code-of-conduct', 'code of conduct', ['body-conduct']),

  other('terms-of-use', 'terms of use', ['body-terms']),
  other('customer-use-restrictions', 'use restrictions for customers', ['body-use-restrictions']),
  other('anti-money-laundering-policy', 'anti-money-laundering policy', ['body-money-laundering']),
  other('authorization-form', 'authorization form', ['body-authorization-form']),
  other('commercial-contract', 'contract', ['body-contract']),
  other('refund-policy', 'refund or shipping policy', ['body-refunds']),
  other('invoice', 'invoice', ['body-invoice']),
  other('curriculum-vitae', 'curriculum vitae', ['body-curriculum-vitae']),
  other('job-advertisement', 'job advertisement', ['body-job-advertisement']),
  other('meeting-minutes', 'minutes of a meeting', ['body-minutes']),
  other('financial-report', 'financial report', ['body-financial-report']),
  other('research-paper', 'research paper', ['body-research']),
  other('recipe', 'recipe', ['body-recipe']),
];

function policy(id: string, name: string, body: readonly string[]): DocumentKind {
  return { id, name, title: [`title-${id}`], body, policy: true };
}

function other(id: string, name: string, body: readonly string[]): DocumentKind {
  return { id, name, title: [`title-${id}`], body, policy: false };
}
