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
        { all: ['restore', ['incident', 'system-word']], within: 15 },
        { all: ['restore'], under: ['about-incidents', 'restore'] },
      ],
    },
    {
      id: 'lessons',
      requires: 'that lessons are drawn',
      mood: 'statement',
      evidence: [
        { all: ['incident-lessons', 'incident'], within: 20 },
        { all: ['incident-lessons'], under: ['about-incidents', 'incident-lessons'] },
        { all: ['lessons-learned'] },
        { all: ['incident-test', ['incident', 'continuity-plan']], within: 12 },
      ],
    },
  ],
  why: 'Without it the same incident is paid for twice.',
  recommendation: 'Say how systems are restored and how lessons are drawn.',
  needsDetails: [],
  clause:
    'Systems are restored from clean backups. After each incident lessons learned are recorded.',
});
