import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const subProcessorAuthorisation = defineControl({
  id: 'gdpr-28-2-sub-processor-authorisation',
  citation: 'GDPR Art. 28(2)',
  title: 'Authorisation of sub-processors',
  risk: 'HIGH',
  section: 'sub-processors',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'authorisation',
      requires:
        'that no sub-processor is engaged without prior specific or general written authorisation',
      mood: 'statement',
      evidence: [
        { all: ['authorisation', 'sub-processor'], polarity: 'either', without: ['definition'] },
        {
          all: ['authorisation', 'sub-processor'],
          within: 'paragraph',
          without: ['definition'],
          strength: 'weak',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Without authorisation the controller loses sight of who holds the data.',
  recommendation:
    'State that sub-processors are engaged only with the prior specific or general written authorisation of the controller.',
  needsDetails: [],
  clause:
    'The processor shall not engage a sub-processor without the prior specific or general written authorisation of the controller.',
});
