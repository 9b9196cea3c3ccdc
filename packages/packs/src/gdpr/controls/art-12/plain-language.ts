import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const plainLanguage = defineControl({
  id: 'gdpr-12-1-plain-language',
  citation: 'GDPR Art. 12(1)',
  title: 'Information in plain language',
  risk: 'LOW',
  section: 'handling-requests',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'plain',
      requires: 'that people are informed concisely and in clear, plain language',
      evidence: [
        { all: ['plain-language', 'language-of-information'], polarity: 'unless-denied' },
        { all: ['plain-language', 'individuals'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Information that people cannot understand does not count as given: consent and notices that rest on it fail with it.',
  recommendation:
    'State that notices and answers to people are written concisely, in clear and plain language, with care where children are addressed.',
  needsDetails: [],
  clause:
    'All information that we give to people about their data, notices and answers to requests alike, is concise, easy to find and written in clear and plain language, in particular where it is addressed to a child.',
});
