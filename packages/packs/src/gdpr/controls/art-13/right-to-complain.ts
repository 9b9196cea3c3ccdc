import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const rightToComplain = defineControl({
  id: 'gdpr-13-2-d-complaint',
  citation: 'GDPR Art. 13(2)(d)',
  title: 'Right to complain to an authority',
  risk: 'HIGH',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'complaint',
      requires: 'that people can complain to a supervisory authority',
      mood: 'statement',
      evidence: [
        {
          all: ['complaint-act', 'supervisory-authority'],
          without: ['breach-word'],
          polarity: 'unless-denied',
        },
        {
          all: ['supervisory-authority', 'complaint-act'],
          within: 'paragraph',
          without: ['breach-word'],
          polarity: 'unless-denied',
        },
        { all: ['supervisory-authority'], under: ['complaint-heading'], polarity: 'unless-denied' },
        {
          all: ['lodge-complaint'],
          without: ['breach-word', 'complaint-to-us'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'The authority is the only remedy that costs people nothing; leaving it out hides it.',
  recommendation:
    'Tell people that they can lodge a complaint with a data protection authority, and name the one that is competent.',
  needsDetails: [],
  clause:
    'You have the right to lodge a complaint with a supervisory authority, in particular in the country where you live or work.',
});
