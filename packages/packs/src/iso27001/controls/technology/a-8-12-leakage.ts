import { defineControl } from '@lintel/engine';

export const a812Leakage = defineControl({
  id: 'iso27001-a-8-12-leakage',
  citation: 'ISO/IEC 27001:2022 A.8.12',
  title: 'Prevention of data leakage',
  risk: 'LOW',
  section: 'technology',
  kinds: ['data-classification-policy'],
  topics: ['about-leak-prevention'],
  elements: [
    {
      id: 'prevention',
      requires: 'how unwanted outflow of information is prevented or noticed',
      mood: 'statement',
      evidence: [{ all: ['leak-prevention'] }],
    },
  ],
  why: 'Information leaves quietly, by mail, stick and screenshot.',
  recommendation: 'Say which channels are watched or closed.',
  needsDetails: [],
  clause: 'Data loss prevention tools watch e-mail and storage for confidential information.',
});
