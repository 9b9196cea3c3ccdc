import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const legalRequirement = defineControl({
  id: 'gdpr-28-3-a-legal-requirement',
  citation: 'GDPR Art. 28(3)(a)',
  title: 'Notice of a conflicting legal duty',
  risk: 'LOW',
  section: 'instructions',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'inform',
      requires:
        'that the controller is told before the law forces processing beyond the instructions',
      evidence: [
        {
          all: ['before-processing', 'legal-requirement', 'inform-controller'],
          within: 40,
          polarity: 'either',
          without: ['breach-word', 'infringes'],
        },
        {
          all: ['such-requirement', 'inform-controller'],
          within: 15,
          polarity: 'either',
          without: ['breach-word'],
        },
      ],
    },
  ],
  why: 'The controller must know when somebody else can command its data.',
  recommendation:
    'State that the processor informs the controller of a legal requirement to act beyond the instructions, before it does so.',
  needsDetails: [],
  clause:
    'If Union or Member State law requires the processor to process data beyond the instructions, the processor shall inform the controller of that legal requirement before processing, unless that law prohibits it.',
});
