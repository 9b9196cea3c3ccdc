import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const assistWithAssessment = defineControl({
  id: 'gdpr-28-3-f-impact-assessment',
  citation: 'GDPR Art. 28(3)(f)',
  title: 'Assistance with impact assessments',
  risk: 'MEDIUM',
  section: 'assistance',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'assist',
      requires: 'that the processor assists the controller with data protection impact assessments',
      evidence: [
        {
          all: ['dpia-word', ['assist-only', 'make-available', 'provide-word']],
          without: ['definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['dpia-word', 'assist-only'],
          within: 'paragraph',
          without: ['definition'],
          strength: 'weak',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A risk assessment without knowledge of the systems is guesswork.',
  recommendation:
    'State that the processor assists the controller with data protection impact assessments.',
  needsDetails: [],
  clause:
    'The processor shall assist the controller with data protection impact assessments (Article 35 GDPR).',
});
