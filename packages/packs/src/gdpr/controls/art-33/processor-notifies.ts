import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const processorNotifies = defineControl({
  id: 'gdpr-33-2-processor-notice',
  citation: 'GDPR Art. 33(2)',
  title: 'Processor reports breaches to the controller',
  risk: 'HIGH',
  section: 'breaches',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'notice',
      requires: 'that the processor notifies the controller of a breach without undue delay',
      evidence: [
        {
          all: ['breach-word', 'inform-controller', 'breach-without-delay'],
          within: 40,
          without: ['definition'],
        },
        {
          all: ['breach-word', 'inform-controller', 'breach-without-delay'],
          under: ['breach-word'],
          without: ['definition'],
        },
      ],
    },
  ],
  why: 'The 72 hours of the controller begin with this message; a late one cannot be made good.',
  recommendation:
    'State that the processor notifies the controller of every breach without undue delay after becoming aware of it.',
  needsDetails: [],
  clause:
    'The processor shall notify the controller without undue delay, and within 24 hours at the latest, after becoming aware of a personal data breach.',
});
