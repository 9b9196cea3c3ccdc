import { defineControl } from '@lintel/engine';
import { NOTICES, PROCEDURES } from '../../applies-to.ts';

export const oneMonth = defineControl({
  id: 'gdpr-12-3-one-month',
  citation: 'GDPR Art. 12(3)',
  title: 'Requests answered within one month',
  risk: 'MEDIUM',
  section: 'handling-requests',
  kinds: [...NOTICES, ...PROCEDURES],
  elements: [
    {
      id: 'term',
      requires: 'that requests are answered within one month at the latest',
      mood: 'statement',
      evidence: [
        {
          all: ['one-month', 'request-of-people', 'answer-act'],
          without: ['retention-verb', 'marketing-objection'],
          polarity: 'unless-denied',
        },
        {
          all: ['one-month', 'answer-act'],
          under: ['rights-heading'],
          without: ['retention-verb', 'marketing-objection'],
          polarity: 'unless-denied',
        },
        {
          all: ['one-month', 'request-of-people'],
          without: ['retention-verb', 'marketing-objection'],
          polarity: 'unless-denied',
        },
        {
          all: [
            'one-month',
            ['access-act', 'rectification-act', 'erasure-act', 'request-of-people'],
          ],
          under: ['rights-heading'],
          without: ['retention-verb', 'marketing-objection'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'The month is a legal limit: a late answer is a breach, and people complain about late answers more than about anything else.',
  recommendation:
    'State that every request is answered without undue delay and within one month of receipt, and when that time may be extended.',
  needsDetails: [],
  clause:
    'We respond to every request without undue delay and at the latest within one month of receiving it. If a request is complex we may extend this by two further months, and we tell you so, with the reasons, within the first month.',
});
