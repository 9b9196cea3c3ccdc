import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const accessHandled = defineControl({
  id: 'gdpr-15-access',
  citation: 'GDPR Art. 15',
  title: 'Access requests are met in full',
  risk: 'HIGH',
  section: 'rights',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'copy',
      requires: 'that a person receives a copy of the data held about them',
      mood: 'statement',
      evidence: [
        {
          all: ['copy-word', ['personal-data', 'individuals', 'request-of-people']],
          without: ['backup-talk'],
          polarity: 'unless-denied',
        },
        { all: ['access-named', 'copy-word'], polarity: 'unless-denied' },
        {
          all: ['access-named', ['answer-act', 'request-of-people']],
          strength: 'weak',
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'details',
      requires: 'that the answer tells purposes, recipients, storage time and source',
      mood: 'statement',
      evidence: [
        {
          all: ['access-details', ['access-named', 'copy-word', 'answer-act']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['access-details', ['access-named', 'copy-word', 'confirm-word']],
          polarity: 'unless-denied',
        },
        { all: ['access-details'], under: ['access-named'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'An answer that leaves out the copy or the details has to be given again, under the eye of the authority.',
  recommendation:
    'State that a person who asks receives confirmation, a copy, and the details of Article 15(1): purposes, categories, recipients, time kept, rights and source.',
  needsDetails: [],
  clause:
    'A person who makes an access request receives confirmation whether we process data about them and a copy of the data. With the copy we tell them the purposes, the categories, the recipients, the time for which the data are kept, their rights and the source.',
});
