import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const rightToObject = defineControl({
  id: 'gdpr-13-2-b-objection',
  citation: 'GDPR Art. 13(2)(b)',
  title: 'Right to object',
  risk: 'HIGH',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'objection',
      requires: 'that people can object to the use of their data',
      mood: 'statement',
      evidence: [
        {
          all: ['objection-named'],
          without: ['right-refused', 'sub-processor'],
          polarity: 'unless-denied',
        },
        {
          all: ['objection-act', 'list-of-rights'],
          without: ['right-refused', 'sub-processor'],
          polarity: 'unless-denied',
        },
        {
          all: ['objection-act'],
          under: ['rights-heading'],
          without: ['right-refused'],
          polarity: 'unless-denied',
        },
        {
          all: ['marketing-objection', ['personal-data', 'marketing']],
          strength: 'weak',
          without: ['cookie-talk'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Article 21(4) asks for this right to be brought to attention explicitly: it is the counterweight to legitimate interests.',
  recommendation:
    'Tell people that they can object at any time to uses based on legitimate interests, and always to direct marketing.',
  needsDetails: [],
  clause:
    'You have the right to object at any time to our use of your data that rests on legitimate interests, and to direct marketing in any case.',
});
