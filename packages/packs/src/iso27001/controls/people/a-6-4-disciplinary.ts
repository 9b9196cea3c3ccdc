import { defineControl } from '@lintel/engine';

export const a64Disciplinary = defineControl({
  id: 'iso27001-a-6-4-disciplinary',
  citation: 'ISO/IEC 27001:2022 A.6.4',
  title: 'Disciplinary process',
  risk: 'LOW',
  section: 'people',
  kinds: [
    'information-security-policy',
    'acceptable-use-policy',
    'hr-security-policy',
    'code-of-conduct',
  ],
  topics: ['about-discipline'],
  elements: [
    {
      id: 'process',
      requires: 'what follows a violation of the rules',
      mood: 'statement',
      evidence: [
        { all: ['disciplinary'] },
        { all: ['violation', 'employment-end'], within: 15 },
        { all: ['violation', ['disciplinary', 'employment-end']], within: 'paragraph' },
      ],
    },
  ],
  why: 'A rule without consequence is read as advice.',
  recommendation: 'Say what follows when somebody breaks the rules.',
  needsDetails: [],
  clause:
    'Anyone who violates this policy is subject to disciplinary action, up to termination of employment.',
});
