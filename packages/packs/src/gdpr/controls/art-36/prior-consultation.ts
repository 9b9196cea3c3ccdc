import { defineControl } from '@lintel/engine';
import { ASSESSMENTS } from '../../applies-to.ts';

export const priorConsultation = defineControl({
  id: 'gdpr-36-prior-consultation',
  citation: 'GDPR Art. 36',
  title: 'Prior consultation of the authority',
  risk: 'LOW',
  section: 'impact-assessment',
  kinds: ASSESSMENTS,
  elements: [
    {
      id: 'consultation',
      requires: 'that the authority is consulted when a high risk remains',
      evidence: [
        {
          all: ['consultation-word', 'authority-word'],
          without: ['definition'],
          polarity: 'unless-denied',
        },
        { all: ['consult-verb', 'authority-word'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'To begin in spite of a high remaining risk is unlawful, however good the intentions.',
  recommendation:
    'State that the supervisory authority is consulted before the start when a high risk remains in spite of all measures.',
  needsDetails: [],
  clause:
    'If a high risk remains after all measures, we consult the supervisory authority before processing begins (prior consultation).',
});
