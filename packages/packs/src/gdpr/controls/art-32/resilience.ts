import { defineControl } from '@lintel/engine';
import { SECURITY } from '../../applies-to.ts';

export const resilience = defineControl({
  id: 'gdpr-32-1-b-resilience',
  citation: 'GDPR Art. 32(1)(b)',
  title: 'Confidentiality, integrity, availability',
  risk: 'MEDIUM',
  section: 'security',
  kinds: SECURITY,
  elements: [
    {
      id: 'availability',
      requires: 'that systems are kept confidential, sound, available and resilient',
      evidence: [
        { all: ['cia-words'], polarity: 'unless-denied' },
        {
          all: ['availability-word', ['systems-word', 'personal-data']],
          within: 10,
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Data protection includes having the data when they are needed, and unchanged.',
  recommendation:
    'State how ongoing confidentiality, integrity, availability and resilience of the systems are ensured.',
  needsDetails: [],
  clause:
    'We ensure the ongoing confidentiality, integrity, availability and resilience of the systems that hold data.',
});
