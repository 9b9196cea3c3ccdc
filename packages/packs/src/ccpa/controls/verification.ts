import { defineControl } from '@lintel/engine';
import { NOTICES_AND_PROCEDURES } from '../applies-to.ts';

export const verification = defineControl({
  id: 'ccpa-verification',
  citation: '11 CCR 7060',
  title: 'Verification of requests',
  risk: 'MEDIUM',
  section: 'requests',
  kinds: NOTICES_AND_PROCEDURES,
  elements: [
    {
      id: 'process',
      requires: 'how the business verifies who is asking',
      mood: 'statement',
      evidence: [
        {
          all: [
            'verify-request',
            ['request-of-people', 'rights-of-consumers', 'identity-check', 'personal-data'],
          ],
          without: ['policy-change'],
        },
      ],
    },
  ],
  why: "Handing a stranger somebody's file is a breach; asking for too much is a barrier.",
  recommendation:
    'Describe in general terms how requests are verified and what a consumer must provide.',
  needsDetails: [],
  clause: 'We verify your request by matching the details you give with those we already hold.',
});
