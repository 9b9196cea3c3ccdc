import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const objectionHandled = defineControl({
  id: 'gdpr-21-objection',
  citation: 'GDPR Art. 21',
  title: 'Objections stop the use',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'object',
      requires: 'that people can object and the use then stops unless compelling grounds prevail',
      mood: 'statement',
      evidence: [
        {
          all: ['objection-named'],
          without: ['right-refused', 'sub-processor'],
          polarity: 'unless-denied',
        },
        {
          all: ['objection-act', ['list-of-rights', 'stop-word']],
          without: ['right-refused', 'sub-processor'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'An objection shifts the burden: unless you can show compelling grounds you must stop.',
  recommendation:
    'State that an objection stops the use of the data unless compelling legitimate grounds are shown.',
  needsDetails: [],
  clause:
    'When a person objects to processing that rests on legitimate interests, we stop it unless we demonstrate compelling legitimate grounds.',
});
