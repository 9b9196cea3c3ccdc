import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const nonDiscrimination = defineControl({
  id: 'ccpa-non-discrimination',
  citation: 'Cal. Civ. Code 1798.125',
  title: 'No discrimination for using a right',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'right',
      requires: 'that using a right brings no worse price, service or treatment',
      mood: 'statement',
      evidence: [{ all: ['equal-service'], polarity: 'either', without: ['policy-change'] }],
    },
  ],
  why: 'A right that costs something to use is no right.',
  recommendation:
    'State that nobody is treated worse, charged more or denied service for using a privacy right.',
  needsDetails: [],
  clause:
    'We will not discriminate against you for exercising any of your rights: no denial of service, no different price, no lower quality.',
});
