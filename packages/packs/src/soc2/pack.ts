import { assemblePack } from '../assemble-pack.ts';
import { cc61Access } from './controls/access/cc6-1-access.ts';
import { cc61Passwords } from './controls/access/cc6-1-passwords.ts';
import { cc62Registration } from './controls/access/cc6-2-registration.ts';
import { cc63Review } from './controls/access/cc6-3-review.ts';
import { a12Recovery } from './controls/availability/a1-2-recovery.ts';
import { a13Tests } from './controls/availability/a1-3-tests.ts';
import { cc81Changes } from './controls/change/cc8-1-changes.ts';
import { cc22Internal } from './controls/communication/cc2-2-internal.ts';
import { cc23External } from './controls/communication/cc2-3-external.ts';
import { c11Identify } from './controls/confidentiality/c1-1-identify.ts';
import { c12Destroy } from './controls/confidentiality/c1-2-destroy.ts';
import { cc11Conduct } from './controls/control-environment/cc1-1-conduct.ts';
import { cc13Structure } from './controls/control-environment/cc1-3-structure.ts';
import { cc14Competence } from './controls/control-environment/cc1-4-competence.ts';
import { cc14Screening } from './controls/control-environment/cc1-4-screening.ts';
import { cc15Accountability } from './controls/control-environment/cc1-5-accountability.ts';
import { cc73Evaluation } from './controls/incidents/cc7-3-evaluation.ts';
import { cc74Response } from './controls/incidents/cc7-4-response.ts';
import { cc75Recovery } from './controls/incidents/cc7-5-recovery.ts';
import { cc61Encryption } from './controls/operations/cc6-1-encryption.ts';
import { cc66Boundary } from './controls/operations/cc6-6-boundary.ts';
import { cc67Transmission } from './controls/operations/cc6-7-transmission.ts';
import { cc68Malware } from './controls/operations/cc6-8-malware.ts';
import { cc71Vulnerabilities } from './controls/operations/cc7-1-vulnerabilities.ts';
import { cc72Monitoring } from './controls/operations/cc7-2-monitoring.ts';
import { cc41Evaluations } from './controls/oversight/cc4-1-evaluations.ts';
import { cc42Deficiencies } from './controls/oversight/cc4-2-deficiencies.ts';
import { cc53Policies } from './controls/oversight/cc5-3-policies.ts';
import { cc64Physical } from './controls/physical/cc6-4-physical.ts';
import { cc65Disposal } from './controls/physical/cc6-5-disposal.ts';
import { p11Notice } from './controls/privacy/p1-1-notice.ts';
import { p21Choice } from './controls/privacy/p2-1-choice.ts';
import { p42Retention } from './controls/privacy/p4-2-retention.ts';
import { p51Access } from './controls/privacy/p5-1-access.ts';
import { p61Disclosure } from './controls/privacy/p6-1-disclosure.ts';
import { p81Complaints } from './controls/privacy/p8-1-complaints.ts';
import { cc32RiskAssessment } from './controls/risk/cc3-2-risk-assessment.ts';
import { cc33Fraud } from './controls/risk/cc3-3-fraud.ts';
import { cc34ChangeRisk } from './controls/risk/cc3-4-change-risk.ts';
import { cc91Mitigation } from './controls/risk/cc9-1-mitigation.ts';
import { cc92Vendors } from './controls/risk/cc9-2-vendors.ts';

/** The trust services criteria of 2017 with the points of focus of 2022, as policies show them. Numbers follow the criteria; titles and all other wording are our own. */
export const SOC2 = assemblePack({
  id: 'soc2',
  name: 'SOC 2, System and Organization Controls 2',
  version: '2026.1',
  effective: '2022-09-30',
  reviewed: '2026-11-20',
  sources: [
    {
      title: '2017 Trust Services Criteria with revised points of focus 2022',
      url: 'https://www.aicpa-cima.com/resources/download/2017-trust-services-criteria-with-revised-points-of-focus-2022',
    },
  ],
  sections: [
    {
      id: 'control-environment',
      title: 'Conduct, roles and people',
      concepts: ['code-of-conduct', 'security-roles', 'about-training', 'about-hiring'],
    },
    {
      id: 'communication',
      title: 'Communication',
      concepts: ['policy-communicated', 'about-reporting'],
    },
    { id: 'risk', title: 'Risk and vendors', concepts: ['about-risk', 'about-suppliers'] },
    {
      id: 'oversight',
      title: 'Monitoring of controls and policies',
      concepts: ['about-audit', 'about-measuring', 'policy-review-heading'],
    },
    {
      id: 'access',
      title: 'Logical access',
      concepts: ['about-access', 'about-authentication', 'about-passwords'],
    },
    {
      id: 'physical',
      title: 'Physical access and media',
      concepts: ['about-physical', 'about-media'],
    },
    {
      id: 'operations',
      title: 'System operations',
      concepts: [
        'about-networks',
        'about-monitoring',
        'about-vulnerabilities',
        'about-encryption',
        'about-malware',
      ],
    },
    { id: 'incidents', title: 'Incidents', concepts: ['about-incidents'] },
    { id: 'change', title: 'Changes', concepts: ['about-change', 'about-development'] },
    { id: 'availability', title: 'Availability', concepts: ['about-continuity', 'about-backup'] },
    {
      id: 'confidentiality',
      title: 'Confidential information',
      concepts: ['about-classification', 'about-deletion'],
    },
    {
      id: 'privacy',
      title: 'Privacy',
      concepts: ['rights-heading', 'data-heading', 'sharing-heading', 'retention-heading'],
    },
  ],
  categories: [
    { id: 'security', title: 'Security (common criteria)', always: true, concepts: [] },
    {
      id: 'availability',
      title: 'Availability',
      always: false,
      concepts: ['continuity-plan', 'recovery-objective', 'backup', 'uptime'],
    },
    {
      id: 'confidentiality',
      title: 'Confidentiality',
      always: false,
      concepts: ['confidential-information'],
    },
    { id: 'privacy', title: 'Privacy', always: false, concepts: ['personal-data'] },
  ],
  controls: [
    cc11Conduct,
    cc13Structure,
    cc14Competence,
    cc14Screening,
    cc15Accountability,
    cc22Internal,
    cc23External,
    cc32RiskAssessment,
    cc33Fraud,
    cc34ChangeRisk,
    cc91Mitigation,
    cc92Vendors,
    cc41Evaluations,
    cc42Deficiencies,
    cc53Policies,
    cc61Access,
    cc61Passwords,
    cc62Registration,
    cc63Review,
    cc64Physical,
    cc65Disposal,
    cc61Encryption,
    cc66Boundary,
    cc67Transmission,
    cc68Malware,
    cc71Vulnerabilities,
    cc72Monitoring,
    cc73Evaluation,
    cc74Response,
    cc75Recovery,
    cc81Changes,
    a12Recovery,
    a13Tests,
    c11Identify,
    c12Destroy,
    p11Notice,
    p21Choice,
    p42Retention,
    p51Access,
    p61Disclosure,
    p81Complaints,
  ],
});
