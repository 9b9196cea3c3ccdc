import { defineControl } from '@lintel/engine';
import { INCIDENTS } from '../../applies-to.ts';

export const cc75Recovery = defineControl({
  id: 'soc2-cc7-5-recovery',
  citation: 'SOC 2 CC7.5',
  title: 'Recovery and learning',
  risk: 'MEDIUM',
  section: 'incidents',
  kinds: INCIDENTS,
  category: 'security',
  topics: ['about-incidents'],
  elements: [
    {
      id: 'recovery',
      requires: 'how systems are restored after an incident',
      mood: 'statement',
      evidence: [
        { all: ['restore', ['incident', 'system-word']], within: 15, polarity: 'unless-denied' },
        { all: ['restore'], under: ['about-incidents', 'restore'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'lessons',
      requires: 'that lessons are drawn from incidents',
      mood: 'statement',
      evidence: [
        { all: ['incident-lessons', 'incident'], within: 20, polarity: 'unless-denied' },
        {
          all: ['incident-lessons'],
          under: ['about-incidents', 'incident-lessons'],
          polarity: 'unless-denied',
        },
        { all: ['lessons-learned'], polarity: 'unless-denied' },
        {
          all: ['incident-test', ['incident', 'continuity-plan']],
          within: 12,
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Without it the same incident is paid for twice.',
  recommendation: 'Say how systems are restored and how lessons are drawn.',
  needsDetails: [],
  clause:
    'Systems are restored from clean backups. After each incident lessons learned are recorded.',
});
