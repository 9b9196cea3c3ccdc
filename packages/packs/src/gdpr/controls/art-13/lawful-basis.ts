import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const lawfulBasis = defineControl({
  id: 'gdpr-13-1-c-lawful-basis',
  citation: 'GDPR Art. 13(1)(c)',
  title: 'Lawful basis',
  risk: 'HIGH',
  section: 'purposes',
  kinds: NOTICES,
  elements: [
    {
      id: 'basis',
      requires: 'on which legal ground of Article 6 the data are used',
      mood: 'statement',
      evidence: [
        { all: ['basis-law', 'basis-any'], without: ['right-refused'], polarity: 'either' },
        {
          all: ['basis-law', ['basis-any', 'basis-public']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['basis-any', 'basis-word', 'personal-data'],
          without: ['reader-agrees', 'parental-talk', 'cookie-talk', 'policy-change'],
          polarity: 'unless-denied',
        },
        {
          all: ['legitimate-interests', ['basis-word', 'personal-data', 'purpose-named', '@self']],
          without: ['reader-agrees'],
          polarity: 'unless-denied',
        },
        {
          all: ['basis-contract', ['personal-data', 'purpose-named', 'basis-word']],
          without: ['processor-terms-talk', 'sharing'],
          polarity: 'unless-denied',
        },
        { all: ['basis-any'], under: ['basis-heading'], polarity: 'unless-denied' },
        {
          all: ['basis-obligation', 'basis-word'],
          without: ['retain-word', 'reader-agrees'],
          polarity: 'unless-denied',
        },
        // "To comply with legal obligations" in a list of purposes is a purpose.
        {
          all: ['basis-obligation', ['purpose-word', 'personal-data']],
          without: ['retain-word'],
          polarity: 'unless-denied',
          strength: 'weak',
        },
        {
          all: [
            ['law-requires', 'basis-obligation'],
            ['sharing', 'personal-data'],
          ],
          strength: 'weak',
        },
        {
          all: ['basis-consent', ['personal-data', 'sharing', 'purpose-named']],
          strength: 'weak',
          without: ['reader-agrees', 'cookie-talk', 'parental-talk'],
        },
      ],
    },
  ],
  why: 'Processing without a ground is unlawful, and people cannot use their rights without knowing it: objection and portability depend on it.',
  recommendation:
    'State the lawful basis for each use of the data: consent, contract, legal obligation, vital interests, public task or legitimate interests.',
  needsDetails: ['legalBasis'],
  clause: 'The legal basis on which we process your data is {{legalBasis}} (Article 6(1) GDPR).',
});
