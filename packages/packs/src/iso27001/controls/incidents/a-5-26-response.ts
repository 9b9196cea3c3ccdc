import { defineControl } from '@lintel/engine';
import { INCIDENTS } from '../../applies-to.ts';

export const a526Response = defineControl({
  id: 'iso27001-a-5-26-response',
  citation: 'ISO/IEC 27001:2022 A.5.26',
  title: 'Response to incidents',
  risk: 'HIGH',
  section: 'incidents',
  kinds: INCIDENTS,
  topics: ['about-incidents'],
  elements: [
    {
      id: 'containment',
      requires: 'how incidents are contained, removed and recovered from',
      mood: 'statement',
      evidence: [
        { all: ['incident-containment', 'incident'], within: 20, polarity: 'unless-denied' },
        { all: ['incident-containment'], under: ['about-incidents'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'communication',
      requires: 'whom to tell of an incident inside and outside',
      mood: 'statement',
      evidence: [
        {
          all: ['incident-communication', 'outside-party', 'incident'],
          within: 20,
          polarity: 'unless-denied',
        },
        {
          all: ['incident-communication', 'outside-party'],
          under: ['about-incidents'],
          polarity: 'unless-denied',
        },
        {
          all: ['incident-communication', 'outside-party', 'incident'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'An incident that is not contained grows, and one that is not told of becomes a second one.',
  recommendation: 'Describe containment, removal and recovery, and who is told when.',
  needsDetails: [],
  clause:
    'The team contains the incident, removes its cause and restores systems. Customers and authorities are notified where required.',
});
