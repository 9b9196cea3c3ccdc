import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../applies-to.ts';

export const providerTerms = defineControl({
  id: 'ccpa-provider-terms',
  citation: 'Cal. Civ. Code 1798.100(d)',
  title: 'Service provider and contractor terms',
  risk: 'HIGH',
  section: 'providers',
  kinds: AGREEMENTS,
  topics: ['california-talk'],
  elements: [
    {
      id: 'purposes',
      requires: 'that information is used only for limited and specified purposes',
      evidence: [
        {
          all: ['specified-purpose', ['personal-data', 'service-provider-word']],
          within: 'paragraph',
        },
      ],
    },
    {
      id: 'no-sale',
      requires: 'that the provider may not sell or share the information',
      evidence: [{ all: ['no-selling-by-provider'], polarity: 'either' }],
    },
    {
      id: 'protection',
      requires: 'that the provider gives the same level of privacy protection',
      evidence: [
        {
          all: ['same-protection', ['service-provider-word', 'personal-data']],
          within: 'paragraph',
        },
      ],
    },
    {
      id: 'notice',
      requires: 'that the provider says when it can no longer meet its obligations',
      evidence: [
        {
          all: ['cannot-comply', ['notified', 'inform-controller', 'inform-people']],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'Without these terms the recipient is a third party, and the disclosure may be a sale.',
  recommendation:
    'Bind each service provider in writing to specified purposes, no selling, the same protection, and notice when it cannot comply.',
  needsDetails: [],
  clause:
    'The service provider processes personal information only for the limited and specified purposes named here. It shall not sell or share it. The service provider provides the same level of privacy protection as the statute requires. It shall notify the business if it can no longer meet its obligations.',
});
