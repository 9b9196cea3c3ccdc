import { defineControl } from '@lintel/engine';
import { NOTICES_AND_PROCEDURES } from '../applies-to.ts';

export const deadlines = defineControl({
  id: 'ccpa-deadlines',
  citation: '11 CCR 7021',
  title: 'Deadlines for requests',
  risk: 'MEDIUM',
  section: 'requests',
  kinds: NOTICES_AND_PROCEDURES,
  elements: [
    {
      id: 'confirm',
      requires: 'that receipt is confirmed within 10 business days',
      mood: 'statement',
      evidence: [
        { all: ['confirm-receipt', ['ten-days', '@duration']] },
        { all: ['ten-days', 'request-of-people'] },
      ],
    },
    {
      id: 'answer',
      requires: 'that requests are answered within 45 calendar days',
      mood: 'statement',
      evidence: [{ all: ['forty-five-days'], within: 'paragraph' }],
    },
  ],
  why: 'The clock starts at receipt, whether or not anybody noticed the request.',
  recommendation:
    'State that receipt is confirmed within 10 business days and the request is answered within 45 calendar days, once extendable.',
  needsDetails: [],
  clause:
    'We confirm receipt of your request within 10 business days and answer it within 45 calendar days; if we need up to 45 more, we tell you why.',
});
