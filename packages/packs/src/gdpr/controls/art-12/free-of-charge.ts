import { defineControl } from '@lintel/engine';
import { NOTICES, PROCEDURES } from '../../applies-to.ts';

export const freeOfCharge = defineControl({
  id: 'gdpr-12-5-free',
  citation: 'GDPR Art. 12(5)',
  title: 'Requests are free of charge',
  risk: 'LOW',
  section: 'handling-requests',
  kinds: [...NOTICES, ...PROCEDURES],
  elements: [
    {
      id: 'free',
      requires: 'that requests cost nothing unless they are manifestly unfounded or excessive',
      mood: 'statement',
      evidence: [
        {
          all: ['free-of-charge', ['request-of-people', 'access-act', 'choice-of-people']],
          polarity: 'either',
          without: ['paid-service', 'law-of-california'],
        },
        {
          all: ['free-of-charge'],
          under: ['rights-heading'],
          polarity: 'either',
          without: ['paid-service', 'law-of-california'],
        },
        {
          all: ['excessive-request', ['request-of-people', 'fee-word']],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'People must not have to pay for their rights; a fee that the law does not allow is refused access by another name.',
  recommendation:
    'State that requests are free of charge, and that a fee is only asked when a request is manifestly unfounded or excessive.',
  needsDetails: [],
  clause:
    'Exercising your rights is free of charge. Only where a request is manifestly unfounded or excessive may we ask for a reasonable fee or refuse it.',
});
