import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const restrictionHandled = defineControl({
  id: 'gdpr-18-restriction',
  citation: 'GDPR Art. 18',
  title: 'Use is restricted on request',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'restrict',
      requires: 'that the use of data is restricted when a person asks',
      mood: 'statement',
      evidence: [
        { all: ['restriction-named'], without: ['right-refused'], polarity: 'unless-denied' },
        {
          all: ['restriction-act', 'list-of-rights'],
          without: ['right-refused', 'cookie-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['restriction-act', ['choice-of-people', 'request-of-people'], 'personal-data'],
          within: 12,
          without: ['right-refused', 'cookie-talk'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'While accuracy or an objection is in dispute the data must rest; systems need a way to do that.',
  recommendation:
    'State that on request data are only stored and not used while a dispute about them is open.',
  needsDetails: [],
  clause:
    'On request we apply restriction of processing: while the accuracy of data or an objection is being examined, the data are stored but not used.',
});
