import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const rightToKnowSold = defineControl({
  id: 'ccpa-right-to-know-sold',
  citation: 'Cal. Civ. Code 1798.115(a)',
  title: 'Right to know what is sold or disclosed',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'right',
      requires:
        'that consumers can learn what was sold, shared or disclosed about them, and to whom',
      mood: 'statement',
      evidence: [
        { all: ['what-was-sold', 'right-to-know'], within: 'paragraph' },
        { all: ['what-was-sold', 'categories-collected'], under: ['rights-heading'] },
        { all: ['what-was-sold', 'choice-of-people'], within: 'paragraph' },
      ],
    },
  ],
  why: "Knowing the buyers is the only way to follow one's information onward.",
  recommendation:
    'Tell consumers that they can request the categories sold or disclosed, and the categories of recipients of each.',
  needsDetails: [],
  clause:
    'You have the right to know which categories of personal information we sold or shared, and to which categories of third parties.',
});
