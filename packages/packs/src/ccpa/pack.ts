import { assemblePack } from '../assemble-pack.ts';
import { authorizedAgent } from './controls/authorized-agent.ts';
import { categoriesCollected } from './controls/categories-collected.ts';
import { contact } from './controls/contact.ts';
import { deadlines } from './controls/deadlines.ts';
import { disclosedForBusiness } from './controls/disclosed-for-business.ts';
import { financialIncentive } from './controls/financial-incentive.ts';
import { lastUpdated } from './controls/last-updated.ts';
import { limitLink } from './controls/limit-link.ts';
import { minors } from './controls/minors.ts';
import { nonDiscrimination } from './controls/non-discrimination.ts';
import { noticeAtCollection } from './controls/notice-at-collection.ts';
import { optOutDeadline } from './controls/opt-out-deadline.ts';
import { optOutLink } from './controls/opt-out-link.ts';
import { preferenceSignal } from './controls/preference-signal.ts';
import { providerOversight } from './controls/provider-oversight.ts';
import { providerTerms } from './controls/provider-terms.ts';
import { purposes } from './controls/purposes.ts';
import { reasonableSecurity } from './controls/reasonable-security.ts';
import { requestRecords } from './controls/request-records.ts';
import { retention } from './controls/retention.ts';
import { rightToCorrect } from './controls/right-to-correct.ts';
import { rightToDelete } from './controls/right-to-delete.ts';
import { rightToKnow } from './controls/right-to-know.ts';
import { rightToKnowSold } from './controls/right-to-know-sold.ts';
import { rightToLimit } from './controls/right-to-limit.ts';
import { rightToOptOut } from './controls/right-to-opt-out.ts';
import { soldOrShared } from './controls/sold-or-shared.ts';
import { sources } from './controls/sources.ts';
import { subcontractors } from './controls/subcontractors.ts';
import { submitMethods } from './controls/submit-methods.ts';
import { thirdParties } from './controls/third-parties.ts';
import { training } from './controls/training.ts';
import { verification } from './controls/verification.ts';

/** The California Consumer Privacy Act as amended, and its regulations in force since 1 January 2026. */
export const CCPA = assemblePack({
  id: 'ccpa',
  name: 'California Consumer Privacy Act',
  version: '2026.1',
  effective: '2026-01-01',
  reviewed: '2026-11-21',
  sources: [
    {
      title: 'California Civil Code, sections 1798.100 to 1798.199.100',
      url: 'https://leginfo.legislature.ca.gov/faces/codes_displayText.xhtml?division=3.&part=4.&lawCode=CIV&title=1.81.5',
    },
    {
      title: 'California Code of Regulations, title 11, division 6, chapter 1',
      url: 'https://cppa.ca.gov/regulations/',
    },
  ],
  sections: [
    {
      id: 'collection',
      title: 'What we collect and why',
      concepts: ['data-heading', 'categories-collected'],
    },
    {
      id: 'disclosure',
      title: 'What we sell, share and disclose',
      concepts: ['sharing-heading', 'sale-or-sharing'],
    },
    {
      id: 'rights',
      title: 'Your rights under California law',
      concepts: ['rights-heading', 'california-talk'],
    },
    {
      id: 'requests',
      title: 'How to submit a request',
      concepts: ['submit-request', 'verify-request', 'authorized-agent'],
    },
    { id: 'security', title: 'Security', concepts: ['reasonable-security'] },
    { id: 'providers', title: 'Service providers', concepts: ['service-provider-word'] },
    { id: 'about', title: 'About this policy', concepts: ['contact-heading', 'policy-change'] },
  ],
  controls: [
    categoriesCollected,
    sources,
    purposes,
    thirdParties,
    soldOrShared,
    disclosedForBusiness,
    retention,
    rightToKnow,
    rightToKnowSold,
    rightToDelete,
    rightToCorrect,
    rightToOptOut,
    rightToLimit,
    nonDiscrimination,
    minors,
    submitMethods,
    verification,
    authorizedAgent,
    deadlines,
    optOutDeadline,
    optOutLink,
    limitLink,
    preferenceSignal,
    lastUpdated,
    contact,
    noticeAtCollection,
    financialIncentive,
    providerTerms,
    providerOversight,
    subcontractors,
    reasonableSecurity,
    training,
    requestRecords,
  ],
});
