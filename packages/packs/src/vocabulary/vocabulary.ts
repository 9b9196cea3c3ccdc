import type { Concept } from '@lintel/engine';
import { CONSUMER_RIGHTS } from './california/consumer-rights.ts';
import { CALIFORNIA_DISCLOSURES } from './california/disclosures.ts';
import { CALIFORNIA_REQUESTS } from './california/requests.ts';
import { TITLES_OF_OTHER_DOCUMENTS } from './general/titles-of-other-documents.ts';
import { TITLES_OF_PRIVACY_DOCUMENTS } from './general/titles-of-privacy-documents.ts';
import { TITLES_OF_SECURITY_POLICIES } from './general/titles-of-security-policies.ts';
import { WORDS_OF_OTHER_DOCUMENTS } from './general/words-of-other-documents.ts';
import { WORDS_OF_PRIVACY_DOCUMENTS } from './general/words-of-privacy-documents.ts';
import { WORDS_OF_SECURITY_POLICIES } from './general/words-of-security-policies.ts';
import { HEALTH_INFORMATION } from './health/health-information.ts';
import { ACCOUNTABILITY } from './privacy/accountability.ts';
import { ASSISTANCE } from './privacy/assistance.ts';
import { AUTOMATED_DECISIONS } from './privacy/automated-decisions.ts';
import { BREACH } from './privacy/breach.ts';
import { CONSENT } from './privacy/consent.ts';
import { CONTROLLER } from './privacy/controller.ts';
import { EXCLUSIONS } from './privacy/exclusions.ts';
import { HANDLING_REQUESTS } from './privacy/handling-requests.ts';
import { HEADINGS } from './privacy/headings.ts';
import { IMPACT_ASSESSMENTS } from './privacy/impact-assessments.ts';
import { INSTRUCTIONS } from './privacy/instructions.ts';
import { NOTICE } from './privacy/notice.ts';
import { NOTICE_SUPPORT } from './privacy/notice-support.ts';
import { OBJECTION_AND_PORTABILITY } from './privacy/objection-and-portability.ts';
import { PEOPLE_AND_DATA } from './privacy/people-and-data.ts';
import { PRINCIPLES } from './privacy/principles.ts';
import { PROCESSOR_SUPPORT } from './privacy/processor-support.ts';
import { PROCESSOR_TERMS } from './privacy/processor-terms.ts';
import { PURPOSES_AND_BASES } from './privacy/purposes-and-bases.ts';
import { RECIPIENTS_AND_SOURCES } from './privacy/recipients-and-sources.ts';
import { RETENTION_TERMS } from './privacy/retention.ts';
import { RIGHTS } from './privacy/rights.ts';
import { RIGHTS_HANDLING } from './privacy/rights-handling.ts';
import { SECURITY_OF_PROCESSING } from './privacy/security-of-processing.ts';
import { SUB_PROCESSORS } from './privacy/sub-processors.ts';
import { TRANSFERS } from './privacy/transfers.ts';
import { SECURITY_THEMES } from './security/themes.ts';

/** Every theme of the vocabulary. A new theme file is added here and nowhere else. */
const THEMES: readonly (readonly Concept[])[] = [
  TITLES_OF_OTHER_DOCUMENTS,
  TITLES_OF_PRIVACY_DOCUMENTS,
  TITLES_OF_SECURITY_POLICIES,
  WORDS_OF_OTHER_DOCUMENTS,
  WORDS_OF_PRIVACY_DOCUMENTS,
  WORDS_OF_SECURITY_POLICIES,
  ACCOUNTABILITY,
  ASSISTANCE,
  AUTOMATED_DECISIONS,
  BREACH,
  CONSENT,
  CONTROLLER,
  EXCLUSIONS,
  HANDLING_REQUESTS,
  HEADINGS,
  IMPACT_ASSESSMENTS,
  INSTRUCTIONS,
  NOTICE_SUPPORT,
  NOTICE,
  OBJECTION_AND_PORTABILITY,
  PEOPLE_AND_DATA,
  PRINCIPLES,
  PROCESSOR_SUPPORT,
  PROCESSOR_TERMS,
  PURPOSES_AND_BASES,
  RECIPIENTS_AND_SOURCES,
  RETENTION_TERMS,
  RIGHTS_HANDLING,
  RIGHTS,
  SECURITY_OF_PROCESSING,
  SUB_PROCESSORS,
  TRANSFERS,
  ...SECURITY_THEMES,
  CONSUMER_RIGHTS,
  CALIFORNIA_DISCLOSURES,
  CALIFORNIA_REQUESTS,
  HEALTH_INFORMATION,
];

/** All concepts by id. An id stands in one theme only. */
export const VOCABULARY: ReadonlyMap<string, Concept> = indexById(THEMES.flat());

function indexById(concepts: readonly Concept[]): Map<string, Concept> {
  const byId = new Map<string, Concept>();
  for (const concept of concepts) {
    if (byId.has(concept.id)) throw new Error(`the concept "${concept.id}" is defined twice`);
    byId.set(concept.id, concept);
  }
  return byId;
}
