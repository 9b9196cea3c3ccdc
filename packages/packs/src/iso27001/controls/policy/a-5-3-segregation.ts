import { defineControl } from '@lintel/engine';

export const a53Segregation = defineControl({
  id: 'iso27001-a-5-3-segregation',
  citation: 'ISO/IEC 27001:2022 A.5.3',
  title: 'Segregation of duties',
  risk: 'LOW',
  section: 'policy',
  kinds: ['access-control-policy'],
  topics: ['about-segregation'],
  elements: [
    {
      id: 'segregation',
      requires: 'that conflicting duties are kept apart',
      mood: 'statement',
      evidence: [{ all: ['segregation-of-duties'], polarity: 'unless-denied' }],
    },
  ],
  why: 'One person who can both make and approve a change can hide it.',
  recommendation: 'Say which duties must not lie in one hand.',
  needsDetails: [],
  clause: 'Segregation of duties: nobody approves their own access or their own change.',
});
