import { defineControl } from '@lintel/engine';
import { NOTICES, PROCEDURES } from '../../applies-to.ts';

export const easyExercise = defineControl({
  id: 'gdpr-12-2-easy-exercise',
  citation: 'GDPR Art. 12(2)',
  title: 'A way to exercise rights',
  risk: 'HIGH',
  section: 'rights',
  kinds: [...NOTICES, ...PROCEDURES],
  elements: [
    {
      id: 'way',
      requires: 'how people can exercise their rights',
      mood: 'statement',
      evidence: [
        {
          all: ['easy-exercise', ['contact-channel', '@email', '@url', 'address-line']],
          polarity: 'unless-denied',
        },
        {
          all: ['easy-exercise', ['@email', '@url', '@phone']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: [
            ['access-act', 'rectification-act', 'erasure-act'],
            'choice-of-people',
            ['@email', '@url'],
          ],
          without: ['cookie-talk', 'policy-change', 'copy-of-notice'],
          polarity: 'unless-denied',
        },
        {
          all: ['choice-of-people', ['@email', '@phone']],
          under: ['rights-heading'],
          without: ['cookie-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['contact-channel'],
          under: ['rights-heading'],
          strength: 'weak',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A right nobody can find the door to is refused in practice; authorities treat a missing channel as an obstacle to the right itself.',
  recommendation: 'Say where and how a request is made: an address, a form, or both.',
  needsDetails: ['additionalInfo'],
  clause:
    'To exercise any of these rights, write to us at {{additionalInfo}}. You need not give reasons or use a form.',
});
