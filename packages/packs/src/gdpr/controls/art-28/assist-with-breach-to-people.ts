import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const assistWithBreachToPeople = defineControl({
  id: 'gdpr-28-3-f-breach-people',
  citation: 'GDPR Art. 28(3)(f)',
  title: 'Assistance with telling people of a breach',
  risk: 'LOW',
  section: 'assistance',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'assist',
      requires:
        'that the processor assists the controller in communicating a breach to the people concerned',
      evidence: [
        {
          all: ['assist-only', 'breach-assist-word', ['data-subject-word', 'article-34']],
          within: 40,
          without: ['definition', 'support-staff-talk', 'rights-requests'],
          polarity: 'unless-denied',
        },
        {
          all: ['reference-to-breach-articles', 'assist-only'],
          within: 40,
          polarity: 'unless-denied',
        },
        {
          all: ['breach-assist-word', 'data-subject-word', 'assist-only'],
          within: 'paragraph',
          strength: 'weak',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'People at high risk must be told fast, and the processor often knows best who they are.',
  recommendation:
    'State that the processor assists the controller in communicating a breach to the data subjects concerned.',
  needsDetails: [],
  clause:
    'The processor shall assist the controller in communicating a personal data breach to the data subjects concerned (Article 34 GDPR).',
});
