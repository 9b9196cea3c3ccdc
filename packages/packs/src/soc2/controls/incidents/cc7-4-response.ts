import { defineControl } from '@lintel/engine';
import { INCIDENTS, TOP_LEVEL } from '../../applies-to.ts';

export const cc74Response = defineControl({
  id: 'soc2-cc7-4-response',
  citation: 'SOC 2 CC7.4',
  title: 'Response to incidents',
  risk: 'HIGH',
  section: 'incidents',
  kinds: [...INCIDENTS, ...TOP_LEVEL, 'security-overview'],
  category: 'security',
  topics: ['about-incidents'],
  elements: [
    {
      id: 'process',
      requires: 'a procedure for incidents and who carries it out',
      mood: 'statement',
      evidence: [
        { all: ['incident-process'], polarity: 'unless-denied' },
        { all: ['incident-roles', 'incident'], within: 20, polarity: 'unless-denied' },
      ],
    },
    {
      id: 'containment',
      requires: 'how incidents are contained and ended',
      mood: 'statement',
      evidence: [
        { all: ['incident-containment', 'incident'], within: 20, polarity: 'unless-denied' },
        { all: ['incident-containment'], under: ['about-incidents'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'communication',
      requires: 'who is told of an incident inside and outside',
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
  why: 'In the first hour there is no time to decide who decides.',
  recommendation:
    'Describe the procedure, who carries it out, how an incident is contained and who is told.',
  needsDetails: [],
  clause:
    'The incident response team contains each incident and removes its cause. Affected customers are notified of the incident.',
});
