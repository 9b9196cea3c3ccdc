import { assemblePack } from '../assemble-pack.ts';
import { accessManagement } from './controls/access-management.ts';
import { activityReview } from './controls/activity-review.ts';
import { associateBooks } from './controls/associate-books.ts';
import { associateContracts } from './controls/associate-contracts.ts';
import { associateSubcontractors } from './controls/associate-subcontractors.ts';
import { associateTerms } from './controls/associate-terms.ts';
import { auditControls } from './controls/audit-controls.ts';
import { authentication } from './controls/authentication.ts';
import { automaticLogoff } from './controls/automatic-logoff.ts';
import { backupPlan } from './controls/backup-plan.ts';
import { breachAssessment } from './controls/breach-assessment.ts';
import { breachByAssociate } from './controls/breach-by-associate.ts';
import { breachContent } from './controls/breach-content.ts';
import { breachIndividuals } from './controls/breach-individuals.ts';
import { breachMedia } from './controls/breach-media.ts';
import { breachSecretary } from './controls/breach-secretary.ts';
import { burdenOfProof } from './controls/burden-of-proof.ts';
import { complaints } from './controls/complaints.ts';
import { confidentialContact } from './controls/confidential-contact.ts';
import { contingencyTest } from './controls/contingency-test.ts';
import { disasterRecovery } from './controls/disaster-recovery.ts';
import { documentation } from './controls/documentation.ts';
import { duties } from './controls/duties.ts';
import { emergencyAccess } from './controls/emergency-access.ts';
import { emergencyMode } from './controls/emergency-mode.ts';
import { encryptionAtRest } from './controls/encryption-at-rest.ts';
import { evaluation } from './controls/evaluation.ts';
import { facilityAccess } from './controls/facility-access.ts';
import { incidentProcedures } from './controls/incident-procedures.ts';
import { integrity } from './controls/integrity.ts';
import { mediaDisposal } from './controls/media-disposal.ts';
import { minimumNecessary } from './controls/minimum-necessary.ts';
import { noticeHeader } from './controls/notice-header.ts';
import { partTwo } from './controls/part-two.ts';
import { privacyOfficial } from './controls/privacy-official.ts';
import { rightToAccounting } from './controls/right-to-accounting.ts';
import { rightToAmend } from './controls/right-to-amend.ts';
import { rightToInspect } from './controls/right-to-inspect.ts';
import { rightToPaperCopy } from './controls/right-to-paper-copy.ts';
import { rightToRestrict } from './controls/right-to-restrict.ts';
import { riskAnalysis } from './controls/risk-analysis.ts';
import { riskManagement } from './controls/risk-management.ts';
import { sanctions } from './controls/sanctions.ts';
import { securityOfficial } from './controls/security-official.ts';
import { training } from './controls/training.ts';
import { transmission } from './controls/transmission.ts';
import { uniqueUser } from './controls/unique-user.ts';
import { uses } from './controls/uses.ts';
import { workforceAccess } from './controls/workforce-access.ts';
import { workstations } from './controls/workstations.ts';

/** 45 CFR part 164: the Security, Privacy and Breach Notification Rules. */
export const HIPAA = assemblePack({
  id: 'hipaa',
  name: 'Health Insurance Portability and Accountability Act',
  version: '2026.1',
  effective: '2026-02-16',
  reviewed: '2026-11-21',
  sources: [
    {
      title: '45 CFR part 164, Security and Privacy',
      url: 'https://www.ecfr.gov/current/title-45/subtitle-A/subchapter-C/part-164',
    },
  ],
  sections: [
    {
      id: 'governance',
      title: 'Governance of policies',
      concepts: ['document-control', 'internal-audit'],
    },
    { id: 'roles', title: 'Roles', concepts: ['security-roles', 'security-official'] },
    {
      id: 'risk',
      title: 'Risk analysis and management',
      concepts: ['risk-assessment', 'risk-treatment'],
    },
    {
      id: 'workforce',
      title: 'Workforce and training',
      concepts: ['security-training', 'disciplinary'],
    },
    { id: 'access', title: 'Access control', concepts: ['access-control', 'authentication'] },
    { id: 'encryption', title: 'Encryption', concepts: ['encryption'] },
    {
      id: 'monitoring',
      title: 'Audit logs and integrity',
      concepts: ['logging', 'monitoring', 'integrity-safeguard'],
    },
    {
      id: 'physical',
      title: 'Physical safeguards',
      concepts: ['physical-perimeter', 'endpoint', 'media-disposal'],
    },
    { id: 'contingency', title: 'Contingency planning', concepts: ['continuity-plan', 'backup'] },
    {
      id: 'incidents',
      title: 'Security incidents',
      concepts: ['incident-process', 'security-incident-word'],
    },
    {
      id: 'associates',
      title: 'Business associates',
      concepts: ['business-associate', 'associate-contract'],
    },
    {
      id: 'notice',
      title: 'Notice of privacy practices',
      concepts: ['title-notice-of-privacy-practices'],
    },
    { id: 'privacy', title: 'Privacy duties', concepts: ['minimum-necessary', 'privacy-official'] },
    { id: 'breach', title: 'Breach notification', concepts: ['health-breach'] },
  ],
  controls: [
    riskAnalysis,
    riskManagement,
    sanctions,
    activityReview,
    securityOfficial,
    workforceAccess,
    accessManagement,
    training,
    incidentProcedures,
    backupPlan,
    disasterRecovery,
    emergencyMode,
    contingencyTest,
    evaluation,
    associateContracts,
    facilityAccess,
    workstations,
    mediaDisposal,
    uniqueUser,
    emergencyAccess,
    automaticLogoff,
    encryptionAtRest,
    auditControls,
    integrity,
    authentication,
    transmission,
    documentation,
    uses,
    noticeHeader,
    rightToRestrict,
    confidentialContact,
    rightToInspect,
    rightToAmend,
    rightToAccounting,
    rightToPaperCopy,
    duties,
    complaints,
    partTwo,
    minimumNecessary,
    privacyOfficial,
    breachAssessment,
    breachIndividuals,
    breachContent,
    breachMedia,
    breachSecretary,
    breachByAssociate,
    burdenOfProof,
    associateTerms,
    associateSubcontractors,
    associateBooks,
  ],
});
