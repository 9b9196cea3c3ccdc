import { defineControl } from '@lintel/engine';
import { INCIDENTS } from '../../applies-to.ts';

export const a528Evidence = defineControl({
  id: 'iso27001-a-5-28-evidence',
  citation: 'ISO/IEC 27001:2022 A.5.28',
  title: 'Collection of evidence',
  risk: 'MEDIUM',
  section: 'incidents',
  kinds: INCIDENTS,
  topics: ['about-incidents'],
  elements: [
    {
      id: 'evidence',
      requires: 'how evidence is collected and preserved',
      mood: 'statement',
      evidence: [
        {
          all: ['evidence-collection'],
          without: ['audit-evidence-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['incident-evidence', 'incident'],
          within: 20,
          without: ['audit-evidence-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['incident-evidence'],
          under: ['about-incidents', 'evidence-collection'],
          without: ['audit-evidence-talk'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Evidence spoiled in the first minutes cannot be used in court or understood later.',
  recommendation: 'Say how evidence is collected, preserved and handed on.',
  needsDetails: [],
  clause: 'Evidence of an incident is collected and preserved with a chain of custody.',
});
