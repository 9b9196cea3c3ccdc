import type { Concept } from '@lintel/engine';
import { CONSUMER_RIGHTS } from './california/consumer-rights.ts';
import { CALIFORNIA_DISCLOSURES } from './california/disclosures.ts';
import { CALIFORNIA_REQUESTS } from './california/requests.ts';
import { KIND_BODIES } from './general/kind-bodies.ts';
import { KIND_TITLES } from './general/kind-titles.ts';
import { HEALTH_INFORMATION } from './health/health-information.ts';
import { ACCOUNTABILITY } from './privacy/accountability.ts';
import { BREACH } from './privacy/breach.ts';
import { CONSENT } from './privacy/consent.ts';
import { EXCLUSIONS } from './privacy/exclusions.ts';
import { HANDLING_REQUESTS } from './privacy/handling-requests.ts';
import { HEADINGS } from './privacy/headings.ts';
import { NOTICE } from './privacy/notice.ts';
import { NOTICE_SUPPORT } from './privacy/notice-support.ts';
import { PEOPLE_AND_DATA } from './privacy/people-and-data.ts';
import { PRINCIPLES } from './privacy/principles.ts';
import { PROCESSOR_SUPPORT } from './privacy/processor-support.ts';
import { PROCESSOR_TERMS } from './privacy/processor-terms.ts';
import { RETENTION_TERMS } from './privacy/retention.ts';
import { RIGHTS } from './privacy/rights.ts';
import { RIGHTS_HANDLING } from './privacy/rights-handling.ts';
import { SECURITY_OF_PROCESSING } from './privacy/security-of-processing.ts';
import { TRANSFERS } from './privacy/transfers.ts';
import { SECURITY_THEMES } from './security/themes.ts';

/** Every theme of the vocabulary. A new theme file is added here and nowhere else. */
const THEMES: readonly (readonly Concept[])[] = [
  KIND_TITLES,
  KIND_BODIES,
  ACCOUNTABILITY,
  BREACH,
  CONSENT,
  EXCLUSIONS,
  HANDLING_REQUESTS,
  HEADINGS,
  NOTICE_SUPPORT,
  NOTICE,
  PEOPLE_AND_DATA,
  PRINCIPLES,
  PROCESSOR_SUPPORT,
  PROCESSOR_TERMS,
  RETENTION_TERMS,
  RIGHTS_HANDLING,
  RIGHTS,
  SECURITY_OF_PROCESSING,
  TRANSFERS,
  CONSUMER_RIGHTS,
  CALIFORNIA_DISCLOSURES,
  CALIFORNIA_REQUESTS,
  HEALTH_INFORMATION,
  ...SECURITY_THEMES,
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
