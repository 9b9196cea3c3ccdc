import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const documentedInstructions = defineControl({
  id: 'gdpr-28-3-a-instructions',
  citation: 'GDPR Art. 28(3)(a)',
  title: 'Documented instructions only',
  risk: 'HIGH',
  section: 'instructions',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'instructions',
      requires: 'that data are processed only on documented instructions of the controller',
      evidence: [
        {
          all: ['instructions', 'only-on', 'process-word'],
          polarity: 'either',
          without: ['denies-duty', 'infringes'],
        },
      ],
    },
  ],
  why: 'A processor that decides for itself becomes a controller, without any legal ground.',
  recommendation:
    'State that the processor handles the data only on documented instructions of the controller.',
  needsDetails: [],
  clause:
    'The processor shall process personal data only on documented instructions from the controller.',
});
