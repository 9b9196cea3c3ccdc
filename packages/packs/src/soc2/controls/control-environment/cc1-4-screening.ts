import { defineControl } from '@lintel/engine';

export const cc14Screening = defineControl({
  id: 'soc2-cc1-4-screening',
  citation: 'SOC 2 CC1.4',
  title: 'Background checks',
  risk: 'MEDIUM',
  section: 'control-environment',
  kinds: ['hr-security-policy'],
  category: 'security',
  topics: ['about-hiring'],
  elements: [
    {
      id: 'checks',
      requires: 'that candidates are checked before they start',
      mood: 'statement',
      evidence: [{ all: ['screening'], polarity: 'unless-denied' }],
    },
  ],
  why: 'A false history is cheapest to discover before the contract.',
  recommendation: 'Say which checks are made and for whom.',
  needsDetails: [],
  clause: 'Background checks are made on candidates before they start, as local law permits.',
});
