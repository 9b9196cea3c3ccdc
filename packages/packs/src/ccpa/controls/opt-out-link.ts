import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const optOutLink = defineControl({
  id: 'ccpa-opt-out-link',
  citation: 'Cal. Civ. Code 1798.135(a)(1)',
  title: 'Link to opt out',
  risk: 'HIGH',
  section: 'requests',
  kinds: NOTICES,
  onlyIf: ['sale-or-sharing'],
  elements: [
    {
      id: 'link',
      requires:
        'where the link to opt out of sale and sharing is, or that nothing is sold or shared',
      mood: 'statement',
      evidence: [
        { all: ['opt-out-link'], polarity: 'either' },
        { all: ['sale-or-sharing', 'personal-data'], polarity: 'denied' },
      ],
    },
  ],
  why: 'The link is what regulators test first, from the outside, without asking.',
  recommendation:
    'Provide the opt-out link that section 1798.135 asks for, or state that no information is sold.',
  needsDetails: [],
  clause:
    'Use the link “Do Not Sell or Share My Personal Information” on our home page to opt out.',
});
