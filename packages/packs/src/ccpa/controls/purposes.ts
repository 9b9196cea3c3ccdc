import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const purposes = defineControl({
  id: 'ccpa-purposes',
  citation: 'Cal. Civ. Code 1798.110(c)(3)',
  title: 'Business purposes for collecting',
  risk: 'HIGH',
  section: 'collection',
  kinds: NOTICES,
  elements: [
    {
      id: 'purposes',
      requires:
        'for which business or commercial purposes the information is collected, sold or shared',
      mood: 'statement',
      evidence: [
        { all: ['purpose-word', 'purpose-named'], without: ['policy-change', 'cookie-talk'] },
        { all: [['business-purpose'], ['personal-data', 'collecting']] },
      ],
    },
  ],
  why: 'A use that was never announced needs a new notice; the list of purposes is the limit of what may be done.',
  recommendation: 'State the business or commercial purposes of processing for each category.',
  needsDetails: ['processingPurpose'],
  clause: 'We use personal information for these purposes: {{processingPurpose}}.',
});
