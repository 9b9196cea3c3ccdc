import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../applies-to.ts';

export const requestRecords = defineControl({
  id: 'ccpa-request-records',
  citation: '11 CCR 7101',
  title: 'Records of requests',
  risk: 'LOW',
  section: 'requests',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'records',
      requires: 'that records of requests are kept for at least 24 months',
      evidence: [{ all: ['request-records', 'two-years'], within: 'paragraph' }],
    },
  ],
  why: 'Without the records, the business cannot show that it answered.',
  recommendation:
    'Require records of requests and of the answers to be kept for at least 24 months.',
  needsDetails: [],
  clause: 'We keep records of requests and of our answers for at least 24 months.',
});
