import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const accountability = defineControl({
  id: 'gdpr-5-2-accountability',
  citation: 'GDPR Art. 5(2)',
  title: 'Accountability',
  risk: 'MEDIUM',
  section: 'accountability',
  kinds: POLICIES,
  elements: [
    {
      id: 'responsible',
      requires: 'who is responsible for data protection in the organisation',
      mood: 'statement',
      evidence: [
        { all: ['accountable-word', 'data-protection-word'], polarity: 'unless-denied' },
        {
          all: ['accountable-word', 'role-word'],
          under: ['responsibility-heading'],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'evidence',
      requires: 'that compliance can be demonstrated',
      evidence: [
        {
          all: ['demonstrate-compliance', ['demonstrate-word', '@self', 'records-word']],
          without: ['processor-terms-talk'],
          polarity: 'unless-denied',
        },
        { all: ['accountability-principle'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Before an authority it is not enough to comply: you have to show it.',
  recommendation:
    'Name who answers for data protection and state that compliance is documented so that it can be demonstrated.',
  needsDetails: [],
  clause:
    'The management is responsible for data protection. We document what we do so that we can demonstrate compliance with the principles at any time (accountability).',
});
