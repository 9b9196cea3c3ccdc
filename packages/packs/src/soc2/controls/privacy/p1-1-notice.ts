import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const p11Notice = defineControl({
  id: 'soc2-p1-1-notice',
  citation: 'SOC 2 P1.1',
  title: 'Privacy notice',
  risk: 'HIGH',
  section: 'privacy',
  kinds: NOTICES,
  category: 'privacy',
  topics: ['about-privacy'],
  elements: [
    {
      id: 'collected',
      requires: 'what is collected about people',
      mood: 'statement',
      evidence: [
        { all: ['data-collected'], polarity: 'unless-denied' },
        { all: ['collecting', ['kinds-of-data', 'personal-data']], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'purposes',
      requires: 'what information about people is used for',
      mood: 'statement',
      evidence: [
        {
          all: ['purpose-word', ['purpose-named', 'personal-data']],
          within: 20,
          polarity: 'unless-denied',
        },
        { all: ['purpose-named'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'People cannot object to a use they were never told of.',
  recommendation: 'Tell people what is collected about them and what it is used for.',
  needsDetails: [],
  clause:
    'We collect your name and e-mail address. We use this personal information for the purpose of providing our services.',
});
