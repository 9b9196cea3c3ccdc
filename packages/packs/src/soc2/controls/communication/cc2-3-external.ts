import { defineControl } from '@lintel/engine';
import { INCIDENTS } from '../../applies-to.ts';

export const cc23External = defineControl({
  id: 'soc2-cc2-3-external',
  citation: 'SOC 2 CC2.3',
  title: 'Communication with outside parties',
  risk: 'LOW',
  section: 'communication',
  kinds: ['security-overview', ...INCIDENTS],
  category: 'security',
  topics: ['about-incidents'],
  elements: [
    {
      id: 'channel',
      requires: 'how outsiders learn of matters that touch them, or report them',
      mood: 'statement',
      evidence: [
        { all: ['incident-communication', 'outside-party'], within: 15, polarity: 'unless-denied' },
        { all: ['security-report-channel'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Customers find out anyway; how they do decides what they think of it.',
  recommendation:
    'Say how customers are told of matters that touch them and where they can report a problem.',
  needsDetails: [],
  clause:
    'Customers are notified of incidents that affect them and can report security problems to us.',
});
