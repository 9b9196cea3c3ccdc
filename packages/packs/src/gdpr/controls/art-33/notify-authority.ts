import { defineControl } from '@lintel/engine';
import { BREACHES } from '../../applies-to.ts';

export const notifyAuthority = defineControl({
  id: 'gdpr-33-1-authority',
  citation: 'GDPR Art. 33(1)',
  title: 'Breach notice to the authority',
  risk: 'HIGH',
  section: 'breaches',
  kinds: BREACHES,
  elements: [
    {
      id: 'authority',
      requires: 'that a personal data breach is notified to the supervisory authority',
      evidence: [
        {
          all: ['authority-word', 'notify-word', 'breach-word'],
          without: ['definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['authority-word', 'notify-word'],
          within: 'paragraph',
          under: ['breach-word'],
          polarity: 'unless-denied',
        },
        {
          all: ['authority-word', 'notify-word', 'breach-word'],
          within: 'paragraph',
          without: ['definition'],
          polarity: 'unless-denied',
        },
        { all: ['seventy-two-hours'], under: ['authority-word'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'term',
      requires: 'that the authority is told within 72 hours',
      evidence: [
        {
          all: ['seventy-two-hours', 'authority-word'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['seventy-two-hours', 'notify-word', 'authority-word'],
          within: 'section',
          polarity: 'unless-denied',
        },
        { all: ['seventy-two-hours'], under: ['authority-word'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'The 72 hours run from the moment you know; most fines for breaches are for late notices.',
  recommendation:
    'State that a breach is notified to the supervisory authority within 72 hours unless it is unlikely to result in a risk to people.',
  needsDetails: [],
  clause:
    'We notify a personal data breach to the competent supervisory authority without undue delay and within 72 hours after becoming aware of it, unless it is unlikely to result in a risk to the rights and freedoms of people.',
});
