import { defineControl } from '@lintel/engine';

export const a828SecureCoding = defineControl({
  id: 'iso27001-a-8-28-secure-coding',
  citation: 'ISO/IEC 27001:2022 A.8.28',
  title: 'Secure coding',
  risk: 'MEDIUM',
  section: 'technology',
  kinds: ['secure-development-policy'],
  topics: ['about-development'],
  elements: [
    {
      id: 'coding',
      requires: 'rules for secure code or its review',
      mood: 'statement',
      evidence: [{ all: ['secure-coding'] }],
    },
  ],
  why: 'Most holes are old mistakes made anew.',
  recommendation: 'Name the coding rules and who reviews code.',
  needsDetails: [],
  clause:
    'Code follows secure coding guidelines and is reviewed by another developer before release.',
});
