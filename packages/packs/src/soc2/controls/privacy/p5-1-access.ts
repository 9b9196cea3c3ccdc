import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const p51Access = defineControl({
  id: 'soc2-p5-1-access',
  citation: 'SOC 2 P5.1',
  title: 'Access and correction',
  risk: 'MEDIUM',
  section: 'privacy',
  kinds: NOTICES,
  category: 'privacy',
  topics: ['about-privacy'],
  elements: [
    {
      id: 'access',
      requires: 'that people can see their information',
      mood: 'statement',
      evidence: [
        { all: ['access-named'], polarity: 'unless-denied' },
        {
          all: ['access-act', 'choice-of-people', 'personal-data'],
          within: 15,
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'correction',
      requires: 'that people can have their information corrected',
      mood: 'statement',
      evidence: [
        { all: ['rectification-named'], polarity: 'unless-denied' },
        { all: ['rectification-act', 'choice-of-people'], within: 12, polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Wrong records decide about people who cannot see them.',
  recommendation: 'Tell people how they see and correct their information.',
  needsDetails: [],
  clause:
    'You have the right to access your personal information and the right to have it corrected.',
});
