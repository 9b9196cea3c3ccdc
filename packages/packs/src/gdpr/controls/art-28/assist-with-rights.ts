import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const assistWithRights = defineControl({
  id: 'gdpr-28-3-e-rights',
  citation: 'GDPR Art. 28(3)(e)',
  title: 'Assistance with requests of people',
  risk: 'MEDIUM',
  section: 'assistance',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'assist',
      requires: 'that the processor assists the controller in answering requests of data subjects',
      evidence: [
        { all: ['rights-requests', 'assist'], polarity: 'either', without: ['definition'] },
        {
          all: ['assist', 'request-of-people', 'data-subject-word'],
          polarity: 'either',
          without: ['definition', 'breach-word'],
        },
      ],
    },
  ],
  why: 'The month for an answer runs for the controller; without help from the processor it cannot be kept.',
  recommendation:
    'State that the processor assists the controller in answering requests of data subjects and passes on those it receives.',
  needsDetails: [],
  clause:
    'The processor shall assist the controller by appropriate technical and organisational measures in responding to requests of data subjects exercising their rights, and forwards such requests without delay.',
});
