import { assemblePack } from '../assemble-pack.ts';
import { a515AccessControl } from './controls/access/a-5-15-access-control.ts';
import { a516Identity } from './controls/access/a-5-16-identity.ts';
import { a517AuthenticationInformation } from './controls/access/a-5-17-authentication-information.ts';
import { a518AccessRights } from './controls/access/a-5-18-access-rights.ts';
import { a82Privileged } from './controls/access/a-8-2-privileged.ts';
import { a85Authentication } from './controls/access/a-8-5-authentication.ts';
import { a59Inventory } from './controls/assets/a-5-9-inventory.ts';
import { a510AcceptableUse } from './controls/assets/a-5-10-acceptable-use.ts';
import { a511Return } from './controls/assets/a-5-11-return.ts';
import { a512Classification } from './controls/assets/a-5-12-classification.ts';
import { a514Transfer } from './controls/assets/a-5-14-transfer.ts';
import { a529Continuity } from './controls/continuity/a-5-29-continuity.ts';
import { a530Readiness } from './controls/continuity/a-5-30-readiness.ts';
import { a813Backup } from './controls/continuity/a-8-13-backup.ts';
import { a524IncidentPlanning } from './controls/incidents/a-5-24-incident-planning.ts';
import { a525Assessment } from './controls/incidents/a-5-25-assessment.ts';
import { a526Response } from './controls/incidents/a-5-26-response.ts';
import { a527Learning } from './controls/incidents/a-5-27-learning.ts';
import { a528Evidence } from './controls/incidents/a-5-28-evidence.ts';
import { c43Scope } from './controls/management-system/4-3-scope.ts';
import { c52Policy } from './controls/management-system/5-2-policy.ts';
import { c53Roles } from './controls/management-system/5-3-roles.ts';
import { c62Objectives } from './controls/management-system/6-2-objectives.ts';
import { c72Competence } from './controls/management-system/7-2-competence.ts';
import { c75DocumentedInformation } from './controls/management-system/7-5-documented-information.ts';
import { c91Monitoring } from './controls/management-system/9-1-monitoring.ts';
import { c92InternalAudit } from './controls/management-system/9-2-internal-audit.ts';
import { c93ManagementReview } from './controls/management-system/9-3-management-review.ts';
import { c102Nonconformity } from './controls/management-system/10-2-nonconformity.ts';
import { a61Screening } from './controls/people/a-6-1-screening.ts';
import { a63Awareness } from './controls/people/a-6-3-awareness.ts';
import { a64Disciplinary } from './controls/people/a-6-4-disciplinary.ts';
import { a65AfterEmployment } from './controls/people/a-6-5-after-employment.ts';
import { a66Confidentiality } from './controls/people/a-6-6-confidentiality.ts';
import { a67Remote } from './controls/people/a-6-7-remote.ts';
import { a68Reporting } from './controls/people/a-6-8-reporting.ts';
import { a71Perimeter } from './controls/physical/a-7-1-perimeter.ts';
import { a77ClearDesk } from './controls/physical/a-7-7-clear-desk.ts';
import { a710Media } from './controls/physical/a-7-10-media.ts';
import { a51Policies } from './controls/policy/a-5-1-policies.ts';
import { a52Roles } from './controls/policy/a-5-2-roles.ts';
import { a53Segregation } from './controls/policy/a-5-3-segregation.ts';
import { a531Legal } from './controls/policy/a-5-31-legal.ts';
import { a533Records } from './controls/policy/a-5-33-records.ts';
import { a534Privacy } from './controls/policy/a-5-34-privacy.ts';
import { c612RiskAssessment } from './controls/risk/6-1-2-risk-assessment.ts';
import { c613DApplicability } from './controls/risk/6-1-3-d-applicability.ts';
import { c613RiskTreatment } from './controls/risk/6-1-3-risk-treatment.ts';
import { a519Suppliers } from './controls/suppliers/a-5-19-suppliers.ts';
import { a520SupplierAgreements } from './controls/suppliers/a-5-20-supplier-agreements.ts';
import { a522SupplierMonitoring } from './controls/suppliers/a-5-22-supplier-monitoring.ts';
import { a523Cloud } from './controls/suppliers/a-5-23-cloud.ts';
import { a81Endpoints } from './controls/technology/a-8-1-endpoints.ts';
import { a87Malware } from './controls/technology/a-8-7-malware.ts';
import { a88Vulnerabilities } from './controls/technology/a-8-8-vulnerabilities.ts';
import { a89Configuration } from './controls/technology/a-8-9-configuration.ts';
import { a810Deletion } from './controls/technology/a-8-10-deletion.ts';
import { a812Leakage } from './controls/technology/a-8-12-leakage.ts';
import { a815Logging } from './controls/technology/a-8-15-logging.ts';
import { a816Monitoring } from './controls/technology/a-8-16-monitoring.ts';
import { a820Networks } from './controls/technology/a-8-20-networks.ts';
import { a824Cryptography } from './controls/technology/a-8-24-cryptography.ts';
import { a825Development } from './controls/technology/a-8-25-development.ts';
import { a828SecureCoding } from './controls/technology/a-8-28-secure-coding.ts';
import { a832Change } from './controls/technology/a-8-32-change.ts';

/** ISO/IEC 27001:2022 with Amendment 1:2024: the clauses and Annex A controls that policies speak of most. Numbers and short titles follow the standard; all other wording is our own. */
export const ISO27001 = assemblePack({
  id: 'iso27001',
  name: 'ISO/IEC 27001, Information Security Management',
  version: '2026.1',
  effective: '2024-02-23',
  reviewed: '2026-11-20',
  sources: [
    {
      title: 'ISO/IEC 27001:2022 Information security management systems: Requirements',
      url: 'https://www.iso.org/standard/27001',
    },
    {
      title: 'ISO/IEC 27001:2022/Amd 1:2024 Climate action changes',
      url: 'https://www.iso.org/standard/88435.html',
    },
  ],
  sections: [
    {
      id: 'management-system',
      title: 'Management of information security',
      concepts: ['management-system', 'security-roles', 'internal-audit', 'management-review'],
    },
    {
      id: 'risk',
      title: 'Risk assessment and treatment',
      concepts: ['risk-assessment', 'risk-treatment'],
    },
    {
      id: 'policy',
      title: 'Policy and responsibilities',
      concepts: ['security-policy', 'security-roles', 'legal-requirements'],
    },
    {
      id: 'assets',
      title: 'Assets and information',
      concepts: ['asset-inventory', 'acceptable-use', 'classification', 'media-disposal'],
    },
    {
      id: 'access',
      title: 'Access control',
      concepts: ['access-control', 'authentication', 'password-rule', 'privileged-access'],
    },
    { id: 'suppliers', title: 'Suppliers', concepts: ['supplier'] },
    { id: 'incidents', title: 'Incidents', concepts: ['incident-process', 'incident'] },
    {
      id: 'continuity',
      title: 'Continuity and backup',
      concepts: ['continuity-plan', 'backup', 'redundancy'],
    },
    {
      id: 'people',
      title: 'People',
      concepts: ['security-training', 'screening', 'disciplinary', 'remote-working'],
    },
    { id: 'physical', title: 'Physical security', concepts: ['physical-perimeter', 'visitor'] },
    {
      id: 'technology',
      title: 'Technical protection',
      concepts: [
        'malware-protection',
        'vulnerability-management',
        'logging',
        'network-security',
        'encryption',
        'change-management',
        'development-lifecycle',
      ],
    },
  ],
  controls: [
    c43Scope,
    c52Policy,
    c53Roles,
    c62Objectives,
    c72Competence,
    c75DocumentedInformation,
    c91Monitoring,
    c92InternalAudit,
    c93ManagementReview,
    c102Nonconformity,
    c612RiskAssessment,
    c613RiskTreatment,
    c613DApplicability,
    a51Policies,
    a52Roles,
    a53Segregation,
    a531Legal,
    a533Records,
    a534Privacy,
    a59Inventory,
    a510AcceptableUse,
    a511Return,
    a512Classification,
    a514Transfer,
    a515AccessControl,
    a516Identity,
    a517AuthenticationInformation,
    a518AccessRights,
    a82Privileged,
    a85Authentication,
    a519Suppliers,
    a520SupplierAgreements,
    a522SupplierMonitoring,
    a523Cloud,
    a524IncidentPlanning,
    a525Assessment,
    a526Response,
    a527Learning,
    a528Evidence,
    a529Continuity,
    a530Readiness,
    a813Backup,
    a61Screening,
    a63Awareness,
    a64Disciplinary,
    a65AfterEmployment,
    a66Confidentiality,
    a67Remote,
    a68Reporting,
    a71Perimeter,
    a77ClearDesk,
    a710Media,
    a81Endpoints,
    a87Malware,
    a88Vulnerabilities,
    a89Configuration,
    a810Deletion,
    a812Leakage,
    a815Logging,
    a816Monitoring,
    a820Networks,
    a824Cryptography,
    a825Development,
    a828SecureCoding,
    a832Change,
  ],
});
