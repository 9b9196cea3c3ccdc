import type { Control } from '@lintel/engine';
import { accountability } from './controls/art-05/accountability.ts';
import { accuracy } from './controls/art-05/accuracy.ts';
import { dataMinimisation } from './controls/art-05/data-minimisation.ts';
import { integrityAndConfidentiality } from './controls/art-05/integrity-and-confidentiality.ts';
import { lawfulFairTransparent } from './controls/art-05/lawful-fair-transparent.ts';
import { purposeLimitation } from './controls/art-05/purpose-limitation.ts';
import { storageLimitation } from './controls/art-05/storage-limitation.ts';
import { compatiblePurposes } from './controls/art-06/compatible-purposes.ts';
import { interestAssessment } from './controls/art-06/interest-assessment.ts';
import { lawfulBasisDetermined } from './controls/art-06/lawful-basis-determined.ts';
import { clearConsent } from './controls/art-07/clear-consent.ts';
import { demonstrableConsent } from './controls/art-07/demonstrable-consent.ts';
import { withdrawalOfConsent } from './controls/art-07/withdrawal-of-consent.ts';
import { children } from './controls/art-08/children.ts';
import { specialCategories } from './controls/art-09/special-categories.ts';
import { criminalConvictions } from './controls/art-10/criminal-convictions.ts';
import { easyExercise } from './controls/art-12/easy-exercise.ts';
import { freeOfCharge } from './controls/art-12/free-of-charge.ts';
import { identityCheck } from './controls/art-12/identity-check.ts';
import { oneMonth } from './controls/art-12/one-month.ts';
import { plainLanguage } from './controls/art-12/plain-language.ts';
import { refusal } from './controls/art-12/refusal.ts';
import { automatedDecisions } from './controls/art-13/automated-decisions.ts';
import { controllerContact } from './controls/art-13/controller-contact.ts';
import { controllerIdentity } from './controls/art-13/controller-identity.ts';
import { dpoContact } from './controls/art-13/dpo-contact.ts';
import { furtherPurposes } from './controls/art-13/further-purposes.ts';
import { lawfulBasis } from './controls/art-13/lawful-basis.ts';
import { legitimateInterests } from './controls/art-13/legitimate-interests.ts';
import { obligationToProvide } from './controls/art-13/obligation-to-provide.ts';
import { purposes } from './controls/art-13/purposes.ts';
import { recipients } from './controls/art-13/recipients.ts';
import { representative } from './controls/art-13/representative.ts';
import { retentionPeriod } from './controls/art-13/retention-period.ts';
import { rightOfAccess } from './controls/art-13/right-of-access.ts';
import { rightToComplain } from './controls/art-13/right-to-complain.ts';
import { rightToErasure } from './controls/art-13/right-to-erasure.ts';
import { rightToObject } from './controls/art-13/right-to-object.ts';
import { rightToPortability } from './controls/art-13/right-to-portability.ts';
import { rightToRectification } from './controls/art-13/right-to-rectification.ts';
import { rightToRestriction } from './controls/art-13/right-to-restriction.ts';
import { rightToWithdrawConsent } from './controls/art-13/right-to-withdraw-consent.ts';
import { thirdCountries } from './controls/art-13/third-countries.ts';
import { categoriesOfData } from './controls/art-14/categories-of-data.ts';
import { source } from './controls/art-14/source.ts';
import { timing } from './controls/art-14/timing.ts';
import { accessHandled } from './controls/art-15/access-handled.ts';
import { rectificationHandled } from './controls/art-16/rectification-handled.ts';
import { erasureHandled } from './controls/art-17/erasure-handled.ts';
import { restrictionHandled } from './controls/art-18/restriction-handled.ts';
import { recipientsInformed } from './controls/art-19/recipients-informed.ts';
import { portabilityHandled } from './controls/art-20/portability-handled.ts';
import { directMarketing } from './controls/art-21/direct-marketing.ts';
import { objectionHandled } from './controls/art-21/objection-handled.ts';
import { noAutomatedDecisions } from './controls/art-22/no-automated-decisions.ts';
import { policiesInPlace } from './controls/art-24/policies-in-place.ts';
import { byDefault } from './controls/art-25/by-default.ts';
import { byDesign } from './controls/art-25/by-design.ts';
import { jointControllers } from './controls/art-26/joint-controllers.ts';
import { representativeDesignated } from './controls/art-27/representative-designated.ts';
import { assistWithAssessment } from './controls/art-28/assist-with-assessment.ts';
import { assistWithBreachToAuthority } from './controls/art-28/assist-with-breach-to-authority.ts';
import { assistWithBreachToPeople } from './controls/art-28/assist-with-breach-to-people.ts';
import { assistWithConsultation } from './controls/art-28/assist-with-consultation.ts';
import { assistWithRights } from './controls/art-28/assist-with-rights.ts';
import { assistWithSecurity } from './controls/art-28/assist-with-security.ts';
import { audits } from './controls/art-28/audits.ts';
import { confidentiality } from './controls/art-28/confidentiality.ts';
import { demonstrateCompliance } from './controls/art-28/demonstrate-compliance.ts';
import { documentedInstructions } from './controls/art-28/documented-instructions.ts';
import { infringingInstruction } from './controls/art-28/infringing-instruction.ts';
import { legalRequirement } from './controls/art-28/legal-requirement.ts';
import { returnOrDelete } from './controls/art-28/return-or-delete.ts';
import { security } from './controls/art-28/security.ts';
import { subProcessorAuthorisation } from './controls/art-28/sub-processor-authorisation.ts';
import { subProcessorChanges } from './controls/art-28/sub-processor-changes.ts';
import { subProcessorLiability } from './controls/art-28/sub-processor-liability.ts';
import { subProcessorObligations } from './controls/art-28/sub-processor-obligations.ts';
import { subjectMatter } from './controls/art-28/subject-matter.ts';
import { sufficientGuarantees } from './controls/art-28/sufficient-guarantees.ts';
import { authorityOfController } from './controls/art-29/authority-of-controller.ts';
import { recordsOfController } from './controls/art-30/records-of-controller.ts';
import { recordsOfProcessor } from './controls/art-30/records-of-processor.ts';
import { cooperation } from './controls/art-31/cooperation.ts';
import { encryption } from './controls/art-32/encryption.ts';
import { instructedStaff } from './controls/art-32/instructed-staff.ts';
import { limitedAccess } from './controls/art-32/limited-access.ts';
import { resilience } from './controls/art-32/resilience.ts';
import { restore } from './controls/art-32/restore.ts';
import { riskBased } from './controls/art-32/risk-based.ts';
import { testing } from './controls/art-32/testing.ts';
import { breachRegister } from './controls/art-33/breach-register.ts';
import { contentOfNotice } from './controls/art-33/content-of-notice.ts';
import { notifyAuthority } from './controls/art-33/notify-authority.ts';
import { processorNotifies } from './controls/art-33/processor-notifies.ts';
import { tellPeople } from './controls/art-34/tell-people.ts';
import { assessmentRequired } from './controls/art-35/assessment-required.ts';
import { contentOfAssessment } from './controls/art-35/content-of-assessment.ts';
import { officerAndPeopleAsked } from './controls/art-35/officer-and-people-asked.ts';
import { priorConsultation } from './controls/art-36/prior-consultation.ts';
import { officerDesignated } from './controls/art-37/officer-designated.ts';
import { officerIndependent } from './controls/art-38/officer-independent.ts';
import { awareness } from './controls/art-39/awareness.ts';
import { officerTasks } from './controls/art-39/officer-tasks.ts';
import { transfersOnlyUnderChapterFive } from './controls/art-44/transfers-only-under-chapter-five.ts';
import { adequacy } from './controls/art-45/adequacy.ts';
import { safeguards } from './controls/art-46/safeguards.ts';
import { bindingCorporateRules } from './controls/art-47/binding-corporate-rules.ts';
import { derogations } from './controls/art-49/derogations.ts';

/** The controls in the order of the Articles. A new control is added here and nowhere else. */
export const CONTROLS: readonly Control[] = [
  lawfulFairTransparent,
  purposeLimitation,
  dataMinimisation,
  accuracy,
  storageLimitation,
  integrityAndConfidentiality,
  accountability,
  lawfulBasisDetermined,
  interestAssessment,
  compatiblePurposes,
  demonstrableConsent,
  clearConsent,
  withdrawalOfConsent,
  children,
  specialCategories,
  criminalConvictions,
  plainLanguage,
  easyExercise,
  oneMonth,
  refusal,
  freeOfCharge,
  identityCheck,
  controllerContact,
  controllerIdentity,
  representative,
  dpoContact,
  lawfulBasis,
  purposes,
  legitimateInterests,
  recipients,
  thirdCountries,
  retentionPeriod,
  rightOfAccess,
  rightToErasure,
  rightToObject,
  rightToPortability,
  rightToRectification,
  rightToRestriction,
  rightToWithdrawConsent,
  rightToComplain,
  obligationToProvide,
  automatedDecisions,
  furtherPurposes,
  categoriesOfData,
  source,
  timing,
  accessHandled,
  rectificationHandled,
  erasureHandled,
  restrictionHandled,
  recipientsInformed,
  portabilityHandled,
  objectionHandled,
  directMarketing,
  noAutomatedDecisions,
  policiesInPlace,
  byDesign,
  byDefault,
  jointControllers,
  representativeDesignated,
  sufficientGuarantees,
  subProcessorAuthorisation,
  subProcessorChanges,
  infringingInstruction,
  subjectMatter,
  documentedInstructions,
  legalRequirement,
  confidentiality,
  security,
  assistWithRights,
  assistWithBreachToAuthority,
  assistWithBreachToPeople,
  assistWithAssessment,
  assistWithConsultation,
  assistWithSecurity,
  returnOrDelete,
  audits,
  demonstrateCompliance,
  subProcessorLiability,
  subProcessorObligations,
  authorityOfController,
  recordsOfController,
  recordsOfProcessor,
  cooperation,
  encryption,
  limitedAccess,
  resilience,
  restore,
  testing,
  riskBased,
  instructedStaff,
  notifyAuthority,
  processorNotifies,
  contentOfNotice,
  breachRegister,
  tellPeople,
  assessmentRequired,
  officerAndPeopleAsked,
  contentOfAssessment,
  priorConsultation,
  officerDesignated,
  officerIndependent,
  officerTasks,
  awareness,
  transfersOnlyUnderChapterFive,
  adequacy,
  safeguards,
  bindingCorporateRules,
  derogations,
];
