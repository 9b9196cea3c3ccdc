import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const p61Disclosure = defineControl({
  id: 'soc2-p6-1-disclosure',
  citation: 'SOC 2 P6.1',
  title: 'Disclosure to others',
  risk: 'HIGH',
  section: 'privacy',
  kinds: NOTICES,
  category: 'privacy',
  topics: ['about-privacy'],
  elements: [
    {
      id: 'recipients',
      requires: 'who else receives information about people',
      mood: 'statement',
      evidence: [
        { all: ['sharing', 'recipients'], within: 20, polarity: 'unless-denied' },
        { all: ['recipients', 'personal-data'], within: 15, polarity: 'unless-denied' },
        { all: ['recipients'], under: ['sharing-heading'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Information passed on is out of the hands that promised to protect it.',
  recommendation: 'Say to whom information about people is disclosed and why.',
  needsDetails: [],
  clause:
    'We disclose personal information to service providers who work for us, and to authorities where the law demands it.',
});
