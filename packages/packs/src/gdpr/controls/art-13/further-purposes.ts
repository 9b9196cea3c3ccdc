import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const furtherPurposes = defineControl({
  id: 'gdpr-13-3-further-purposes',
  citation: 'GDPR Art. 13(3)',
  title: 'Notice before a new purpose',
  risk: 'LOW',
  section: 'purposes',
  kinds: NOTICES,
  elements: [
    {
      id: 'notice',
      requires: 'that people are told before their data are used for another purpose',
      evidence: [
        {
          all: ['further-purpose', 'inform-people'],
          polarity: 'either',
          without: ['policy-change'],
        },
        {
          all: ['further-purpose', 'inform-people'],
          within: 'paragraph',
          polarity: 'unless-denied',
          without: ['policy-change'],
        },
      ],
    },
  ],
  why: 'A purpose added in silence defeats the notice that people relied on when they gave their data.',
  recommendation:
    'State that people are informed before their data are used for any purpose other than the one they were collected for.',
  needsDetails: [],
  clause:
    'Before we use your data for another purpose than the one we collected them for, we inform you of it and of everything else you need to know.',
});
