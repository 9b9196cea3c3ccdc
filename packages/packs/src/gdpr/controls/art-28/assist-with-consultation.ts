import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const assistWithConsultation = defineControl({
  id: 'gdpr-28-3-f-prior-consultation',
  citation: 'GDPR Art. 28(3)(f)',
  title: 'Assistance with prior consultation',
  risk: 'LOW',
  section: 'assistance',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'assist',
      requires: 'that the processor assists the controller in consulting the authority beforehand',
      evidence: [
        {
          all: [
            'consultation-word',
            ['assist-only', 'make-available', 'provide-word'],
            ['authority-word', 'dpia-word', 'prior-consultation-word'],
          ],
          without: ['definition'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Where a high risk remains the authority decides, and asks about the systems of the processor.',
  recommendation:
    'State that the processor assists the controller in a prior consultation of the supervisory authority.',
  needsDetails: [],
  clause:
    'The processor shall assist the controller in the prior consultation of the supervisory authority (Article 36 GDPR).',
});
