import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const recipientsInformed = defineControl({
  id: 'gdpr-19-recipients-informed',
  citation: 'GDPR Art. 19',
  title: 'Recipients learn of corrections',
  risk: 'LOW',
  section: 'rights',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'inform',
      requires: 'that recipients are told when data were corrected, erased or restricted',
      evidence: [
        {
          all: [
            'inform-recipients',
            ['change-of-data', 'erasure-act', 'rectification-act', 'restriction-act'],
          ],
          polarity: 'unless-denied',
        },
        {
          all: ['inform-recipients', 'change-of-data'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A correction that stays at home leaves the mistake wherever the data were passed on.',
  recommendation:
    'State that every recipient of the data is told of a correction, erasure or restriction, unless that is impossible.',
  needsDetails: [],
  clause:
    'We inform each recipient to whom data were disclosed of every rectification, erasure or restriction, unless this proves impossible or involves disproportionate effort.',
});
