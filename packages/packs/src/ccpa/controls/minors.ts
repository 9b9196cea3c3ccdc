import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const minors = defineControl({
  id: 'ccpa-minors',
  citation: 'Cal. Civ. Code 1798.120(c)',
  title: 'Minors under sixteen',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'minors',
      requires:
        'whether information of consumers under sixteen is sold or shared, and that this needs opting in',
      mood: 'statement',
      evidence: [
        {
          all: ['minor-under-sixteen', ['sale-or-sharing', 'opt-in', 'not-for-children']],
          within: 'paragraph',
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'Selling the information of a minor without opt-in carries triple fines.',
  recommendation:
    'State that the business has no actual knowledge of selling information of minors under 16, or how they opt in.',
  needsDetails: [],
  clause:
    'We have no actual knowledge that we sell or share the personal information of consumers under 16 years of age.',
});
