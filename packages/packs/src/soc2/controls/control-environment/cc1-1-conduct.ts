import { defineControl } from '@lintel/engine';

export const cc11Conduct = defineControl({
  id: 'soc2-cc1-1-conduct',
  citation: 'SOC 2 CC1.1',
  title: 'Integrity and ethical values',
  risk: 'MEDIUM',
  section: 'control-environment',
  kinds: ['code-of-conduct', 'hr-security-policy'],
  category: 'security',
  topics: ['about-discipline'],
  elements: [
    {
      id: 'standards',
      requires: 'standards of conduct',
      mood: 'statement',
      evidence: [{ all: ['code-of-conduct'], polarity: 'unless-denied' }],
    },
    {
      id: 'consequences',
      requires: 'what follows when the standards of conduct are not kept',
      mood: 'statement',
      evidence: [
        { all: ['disciplinary'], polarity: 'unless-denied' },
        { all: ['violation', 'employment-end'], within: 15, polarity: 'unless-denied' },
        {
          all: ['violation', ['disciplinary', 'employment-end']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Controls are worked by people; where dishonesty is tolerated they are worked around.',
  recommendation: 'Set standards of conduct and say what follows a departure from them.',
  needsDetails: [],
  clause: 'All staff follow the code of conduct. Violations lead to disciplinary action.',
});
