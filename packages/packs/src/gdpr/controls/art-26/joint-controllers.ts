import { defineControl } from '@lintel/engine';
import { NOTICES, POLICIES } from '../../applies-to.ts';

export const jointControllers = defineControl({
  id: 'gdpr-26-joint-controllers',
  citation: 'GDPR Art. 26',
  title: 'Arrangement of joint controllers',
  risk: 'MEDIUM',
  section: 'accountability',
  kinds: [...POLICIES, ...NOTICES],
  onlyIf: ['joint-controllers'],
  elements: [
    {
      id: 'arrangement',
      requires: 'that an arrangement divides the duties among joint controllers',
      mood: 'statement',
      evidence: [
        { all: ['joint-controllers', 'arrangement-word'], polarity: 'unless-denied' },
        {
          all: ['joint-controllers', 'arrangement-word'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'essence',
      requires: 'that the essence of the arrangement is made available to people',
      mood: 'statement',
      evidence: [
        {
          all: ['essence-word', ['joint-controllers', 'arrangement-word']],
          polarity: 'unless-denied',
        },
        {
          all: ['essence-word', 'joint-controllers'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        { all: ['joint-controllers', '@url'], within: 'paragraph', polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Where two decide together, people are sent from one to the other unless it is settled who answers.',
  recommendation:
    'State that an arrangement settles who answers for which duty, and make its essence available.',
  needsDetails: [],
  clause:
    'With joint controllers we conclude an arrangement that settles who fulfils which duty. The essence of this arrangement of joint controllers is made available on request.',
});
