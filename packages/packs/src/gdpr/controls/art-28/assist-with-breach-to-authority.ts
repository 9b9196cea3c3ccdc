import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const assistWithBreachToAuthority = defineControl({
  id: 'gdpr-28-3-f-breach-authority',
  citation: 'GDPR Art. 28(3)(f)',
  title: 'Assistance with breach notices to the authority',
  risk: 'MEDIUM',
  section: 'assistance',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'assist',
      requires: 'that the processor assists the controller in notifying a breach to the authority',
      evidence: [
        {
          all: [
            'assist-only',
            'breach-assist-word',
            ['supervisory-authority', 'reference-to-breach-articles', 'notification-duty'],
          ],
          within: 40,
          without: ['definition', 'support-staff-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['breach-content', 'inform-controller', 'breach-word'],
          within: 'paragraph',
          without: ['definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['reference-to-breach-articles', 'assist-only'],
          within: 40,
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'The controller has 72 hours and needs facts that only the processor has.',
  recommendation:
    'State that the processor assists the controller in notifying the supervisory authority and supplies the facts for it.',
  needsDetails: [],
  clause:
    'The processor shall assist the controller in notifying a personal data breach to the supervisory authority and provides the information this requires.',
});
