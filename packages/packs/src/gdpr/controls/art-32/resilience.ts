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
      id: 'access',
      requires: 'that access to systems and data is limited to those who need it',
      evidence: [{ all: ['limited-access'], without: ['definition'], polarity: 'unless-denied' }],
    },
    {
      id: 'availability',
      requires: 'that systems are kept available, sound and resilient',
      evidence: [
        { all: ['cia-words'], polarity: 'unless-denied' },
        {
          all: ['availability-word', ['systems-word', 'personal-data']],
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
    'Access to systems is limited to those who need it for their work. We ensure the ongoing confidentiality, integrity, availability and resilience of the systems that hold data.',
});
