import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const identityCheck = defineControl({
  id: 'gdpr-12-6-identity',
  citation: 'GDPR Art. 12(6)',
  title: 'Identity check before answering',
  risk: 'MEDIUM',
  section: 'handling-requests',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'check',
      requires: 'how the identity of a person who makes a request is confirmed',
      mood: 'statement',
      evidence: [
        {
          all: ['identity-check', ['request-of-people', 'access-act', 'choice-of-people']],
          polarity: 'unless-denied',
        },
        { all: ['identity-check'], under: ['rights-heading'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'An answer given to the wrong person is itself a breach; asking everybody for a passport is one too.',
  recommendation:
    'State that identity is confirmed before a request is answered, and that more is asked for only where there is reasonable doubt.',
  needsDetails: [],
  clause:
    'Before we answer a request we verify the identity of the person who makes it. We ask for additional information only where we have reasonable doubts, and delete it afterwards.',
});
