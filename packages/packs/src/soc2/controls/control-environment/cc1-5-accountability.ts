import { defineControl } from '@lintel/engine';

export const cc15Accountability = defineControl({
  id: 'soc2-cc1-5-accountability',
  citation: 'SOC 2 CC1.5',
  title: 'Accountability',
  risk: 'LOW',
  section: 'control-environment',
  kinds: [
    'hr-security-policy',
    'acceptable-use-policy',
    'code-of-conduct',
    'information-security-policy',
  ],
  category: 'security',
  topics: ['about-discipline'],
  elements: [
    {
      id: 'sanctions',
      requires: 'what follows when somebody departs from the rules',
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
  why: 'Rules without consequence are read as advice.',
  recommendation: 'Say what follows a violation.',
  needsDetails: [],
  clause: 'Violations of this policy may lead to disciplinary action up to termination.',
});
