import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const obligationToProvide = defineControl({
  id: 'gdpr-13-2-e-obligation',
  citation: 'GDPR Art. 13(2)(e)',
  title: 'Whether data must be provided',
  risk: 'LOW',
  section: 'purposes',
  kinds: NOTICES,
  elements: [
    {
      id: 'obligation',
      requires: 'whether people have to provide the data',
      mood: 'statement',
      evidence: [
        {
          all: ['obligation-to-provide', ['personal-data', 'kinds-of-data', '@self']],
          polarity: 'either',
          without: ['cookie-talk'],
        },
      ],
    },
    {
      id: 'consequence',
      requires: 'what happens when people do not provide the data',
      mood: 'statement',
      evidence: [
        {
          all: ['obligation-to-provide', 'consequence-of-not-providing'],
          polarity: 'either',
          without: ['cookie-talk'],
        },
        {
          all: ['consequence-of-not-providing', 'obligation-to-provide'],
          within: 'paragraph',
          polarity: 'either',
          without: ['cookie-talk'],
        },
      ],
    },
  ],
  why: 'People can only choose freely when they know which data are optional and what a refusal costs them.',
  recommendation:
    'Say which data people have to give by law or contract, which are optional, and what happens without them.',
  needsDetails: [],
  clause:
    'You are required to provide the data marked as mandatory, because we need them to perform our contract with you. If you do not provide them, we may not be able to offer you the service. All other details are optional.',
});
