import { defineControl } from '@lintel/engine';
import { TOP_LEVEL } from '../../applies-to.ts';

export const cc14Competence = defineControl({
  id: 'soc2-cc1-4-competence',
  citation: 'SOC 2 CC1.4',
  title: 'Competent people: screening and training',
  risk: 'HIGH',
  section: 'control-environment',
  kinds: ['hr-security-policy', 'training-policy', ...TOP_LEVEL],
  category: 'security',
  topics: ['about-training'],
  elements: [
    {
      id: 'training',
      requires: 'that people are trained for their duties',
      mood: 'statement',
      evidence: [
        { all: ['security-training'], polarity: 'unless-denied' },
        { all: ['competence'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'frequency',
      requires: 'when training takes place',
      mood: 'statement',
      evidence: [
        {
          all: ['security-training', ['training-frequency', 'regularly']],
          within: 20,
          polarity: 'unless-denied',
        },
        {
          all: ['security-training', 'training-frequency'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        { all: ['training-frequency'], under: ['about-training'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'People who were never shown what to do improvise.',
  recommendation: 'Say who is trained, in what, when they join and how often afterwards.',
  needsDetails: [],
  clause: 'Employees receive security awareness training upon hire and every year.',
});
