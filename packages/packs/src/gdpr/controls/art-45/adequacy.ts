import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const adequacy = defineControl({
  id: 'gdpr-45-adequacy',
  citation: 'GDPR Art. 45',
  title: 'Adequacy decisions',
  risk: 'LOW',
  section: 'transfers',
  kinds: POLICIES,
  onlyIf: ['transfers-abroad'],
  elements: [
    {
      id: 'adequacy',
      requires: 'that adequacy decisions are used where they exist',
      mood: 'statement',
      evidence: [
        {
          all: [
            'adequacy',
            ['transfer-word', 'outside-region', 'transfer-condition', 'country-word'],
          ],
          without: ['definition', 'invalid-framework'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'It is the simplest ground; but decisions fall, and somebody has to notice.',
  recommendation:
    'State that an adequacy decision is looked for first and that its validity is checked.',
  needsDetails: [],
  clause:
    'Where an adequacy decision of the European Commission covers the country, data may go there on that ground (Article 45 GDPR); we check every year that the decision still stands.',
});
