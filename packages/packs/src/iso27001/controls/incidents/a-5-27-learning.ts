import { defineControl } from '@lintel/engine';
import { INCIDENTS } from '../../applies-to.ts';

export const a527Learning = defineControl({
  id: 'iso27001-a-5-27-learning',
  citation: 'ISO/IEC 27001:2022 A.5.27',
  title: 'Learning from incidents',
  risk: 'MEDIUM',
  section: 'incidents',
  kinds: INCIDENTS,
  topics: ['about-incidents'],
  elements: [
    {
      id: 'lessons',
      requires: 'that lessons are drawn after an incident',
      mood: 'statement',
      evidence: [
        { all: ['incident-lessons', 'incident'], within: 20, polarity: 'unless-denied' },
        {
          all: ['incident-lessons'],
          under: ['about-incidents', 'incident-lessons'],
          polarity: 'unless-denied',
        },
        { all: ['lessons-learned'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Without it the same incident is paid for twice.',
  recommendation: 'Say that each serious incident is reviewed and what happens with the findings.',
  needsDetails: [],
  clause: 'After each incident a post-incident review records lessons learned and improvements.',
});
