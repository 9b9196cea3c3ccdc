import { defineControl } from '@lintel/engine';
import { TRAINING } from '../../applies-to.ts';

export const awareness = defineControl({
  id: 'gdpr-39-1-b-training',
  citation: 'GDPR Art. 39(1)(b)',
  title: 'Awareness and training',
  risk: 'MEDIUM',
  section: 'officer',
  kinds: TRAINING,
  elements: [
    {
      id: 'training',
      requires: 'that staff are trained in data protection',
      evidence: [
        {
          all: ['training-word', ['personnel', 'data-protection-word']],
          polarity: 'unless-denied',
        },
        {
          all: ['personnel', ['@duty', 'often-word', 'training-word']],
          under: ['training-word'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A policy that staff have never heard of protects nobody.',
  recommendation: 'State who is trained in data protection, when and how often.',
  needsDetails: [],
  clause: 'All staff receive data protection training when they start and at least once a year.',
});
