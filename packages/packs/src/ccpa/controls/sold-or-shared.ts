import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const soldOrShared = defineControl({
  id: 'ccpa-sold-or-shared',
  citation: 'Cal. Civ. Code 1798.130(a)(5)(C)(i)',
  title: 'Information sold',
  risk: 'HIGH',
  section: 'disclosure',
  kinds: NOTICES,
  elements: [
    {
      id: 'sales',
      requires: 'which categories were sold or shared in the past twelve months, or that none were',
      mood: 'statement',
      evidence: [
        {
          all: ['sale-or-sharing', ['personal-data', 'categories-collected', 'statutory-category']],
          polarity: 'either',
          without: ['business-sale', 'right-refused'],
        },
      ],
    },
  ],
  why: 'Whether information is sold is what Californians ask first; silence reads as yes.',
  recommendation:
    'List the categories sold in the past twelve months, for money or for cross-context advertising, or state that none were.',
  needsDetails: [],
  clause: 'In the past twelve months we have not sold or shared personal information.',
});
