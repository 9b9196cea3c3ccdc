import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const representative = defineControl({
  id: 'gdpr-13-1-a-representative',
  citation: 'GDPR Art. 13(1)(a)',
  title: 'Representative in the Union',
  risk: 'LOW',
  section: 'controller',
  kinds: NOTICES,
  onlyIf: ['establishment-outside-the-union'],
  elements: [
    {
      id: 'representative',
      requires: 'who represents the controller in the Union and how the representative is reached',
      mood: 'statement',
      evidence: [
        {
          all: ['eu-representative', ['@email', '@phone', 'address-line', 'legal-form', '@url']],
          polarity: 'unless-denied',
        },
        {
          all: ['eu-representative', ['@email', '@phone', '@url', 'address-line']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['eu-representative', ['@email', '@phone', '@url']],
          within: 'section',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'An organisation outside the Union is reached through its representative; people and authorities need that address.',
  recommendation: 'Name the representative in the Union with an address at which it is reached.',
  needsDetails: ['additionalInfo'],
  clause:
    'As we are not established in the European Union, we have appointed a representative in the EU under Article 27 GDPR. Our EU representative is {{additionalInfo}}, which you can write to at that address.',
});
