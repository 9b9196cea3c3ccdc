import { defineControl } from '@lintel/engine';

export const a825Development = defineControl({
  id: 'iso27001-a-8-25-development',
  citation: 'ISO/IEC 27001:2022 A.8.25',
  title: 'Secure development life cycle',
  risk: 'MEDIUM',
  section: 'technology',
  kinds: ['secure-development-policy'],
  topics: ['about-development'],
  elements: [
    {
      id: 'lifecycle',
      requires: 'how security is part of development',
      mood: 'statement',
      evidence: [
        { all: ['development-lifecycle', 'development-safeguard'] },
        { all: ['development-safeguard'], under: ['about-development'] },
      ],
    },
    {
      id: 'separated',
      requires: 'that development, test and production are kept apart',
      mood: 'statement',
      evidence: [{ all: ['environment-separation'] }],
    },
  ],
  why: 'Security added after release costs many times more and fits badly.',
  recommendation:
    'Say how security is considered in each phase, and that environments are kept apart.',
  needsDetails: [],
  clause:
    'Software development follows a life cycle with security requirements, code review and security testing. Development, test and production environments are separate.',
});
