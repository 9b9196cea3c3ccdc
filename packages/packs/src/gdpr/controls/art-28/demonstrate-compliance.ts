import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const demonstrateCompliance = defineControl({
  id: 'gdpr-28-3-h-information',
  citation: 'GDPR Art. 28(3)(h)',
  title: 'Information to show compliance',
  risk: 'MEDIUM',
  section: 'audits',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'information',
      requires: 'that the processor makes available all information needed to show compliance',
      evidence: [
        {
          all: ['demonstrate-compliance', ['make-available', 'provide-word']],
          within: 30,
          without: ['definition', 'transfer-word'],
          polarity: 'unless-denied',
        },
        {
          all: ['make-available', ['audits', 'demonstrate-compliance']],
          under: ['audit-heading'],
          strength: 'weak',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'The controller must be able to prove that the processor keeps its word.',
  recommendation:
    'State that the processor makes available to the controller all information needed to demonstrate compliance with Article 28.',
  needsDetails: [],
  clause:
    'The processor shall make available to the controller all information necessary to demonstrate compliance with Article 28 GDPR.',
});
