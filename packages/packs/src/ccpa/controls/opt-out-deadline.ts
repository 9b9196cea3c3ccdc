import { defineControl } from '@lintel/engine';
import { NOTICES_AND_PROCEDURES } from '../applies-to.ts';

export const optOutDeadline = defineControl({
  id: 'ccpa-opt-out-deadline',
  citation: '11 CCR 7026(f)',
  title: 'Deadline for opt-outs',
  risk: 'LOW',
  section: 'requests',
  kinds: NOTICES_AND_PROCEDURES,
  onlyIf: ['sale-or-sharing'],
  elements: [
    {
      id: 'fifteen',
      requires: 'that opt-outs take effect within 15 business days',
      mood: 'statement',
      evidence: [
        {
          all: [
            'fifteen-days',
            ['right-to-opt-out', 'opt-out-link', 'rights-of-consumers', 'request-of-people'],
          ],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: "An opt-out that takes months is a sale against the consumer's will.",
  recommendation:
    'State that requests to opt out and to limit are carried out within 15 business days.',
  needsDetails: [],
  clause: 'We act on a request to opt out within 15 business days.',
});
