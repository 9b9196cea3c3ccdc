import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const disclosedForBusiness = defineControl({
  id: 'ccpa-disclosed-for-business',
  citation: 'Cal. Civ. Code 1798.130(a)(5)(C)(ii)',
  title: 'Information disclosed for a business purpose',
  risk: 'MEDIUM',
  section: 'disclosure',
  kinds: NOTICES,
  elements: [
    {
      id: 'disclosures',
      requires: 'which categories were disclosed for a business purpose, or that none were',
      mood: 'statement',
      evidence: [
        {
          all: [
            'disclosed-for-purpose',
            ['personal-data', 'statutory-category', 'categories-collected'],
            ['outside-parties', 'business-purpose'],
          ],
          polarity: 'either',
          without: ['policy-change', 'other-sites'],
        },
      ],
    },
  ],
  why: 'Disclosures to vendors are no sale, but they must be listed all the same.',
  recommendation:
    'List the categories disclosed for a business purpose in the past twelve months, beside those sold.',
  needsDetails: [],
  clause:
    'In the past twelve months we disclosed identifiers and commercial information to service providers for a business purpose.',
});
