import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const rightToKnow = defineControl({
  id: 'ccpa-right-to-know',
  citation: 'Cal. Civ. Code 1798.110(a)',
  title: 'Right to know what is collected',
  risk: 'HIGH',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'right',
      requires: 'that consumers can learn what personal information was collected about them',
      mood: 'statement',
      evidence: [
        {
          all: ['right-to-know', ['what-was-collected', 'personal-data']],
          within: 'paragraph',
          without: ['policy-change'],
        },
        { all: ['right-to-know', 'choice-of-people'], without: ['policy-change'] },
      ],
    },
  ],
  why: 'The right to know opens all others: one cannot delete or correct what one has not seen.',
  recommendation:
    'Tell consumers that they can request the categories and the specific pieces of personal information collected about them.',
  needsDetails: [],
  clause:
    'You have the right to know which categories and specific pieces of personal information we have collected about you.',
});
