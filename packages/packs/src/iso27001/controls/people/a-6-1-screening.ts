import { defineControl } from '@lintel/engine';

export const a61Screening = defineControl({
  id: 'iso27001-a-6-1-screening',
  citation: 'ISO/IEC 27001:2022 A.6.1',
  title: 'Screening',
  risk: 'MEDIUM',
  section: 'people',
  kinds: ['hr-security-policy'],
  topics: ['about-hiring'],
  elements: [
    {
      id: 'screening',
      requires: 'that candidates are checked before they start',
      mood: 'statement',
      evidence: [{ all: ['screening'] }],
    },
  ],
  why: 'The easiest way in is to be hired.',
  recommendation: 'Say which checks are made before employment.',
  needsDetails: [],
  clause: 'Background checks are made before employment begins, in proportion to the role.',
});
