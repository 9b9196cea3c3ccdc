import { defineControl } from '@lintel/engine';
import { BREACHES } from '../../applies-to.ts';

export const contentOfNotice = defineControl({
  id: 'gdpr-33-3-content',
  citation: 'GDPR Art. 33(3)',
  title: 'Content of the breach notice',
  risk: 'LOW',
  section: 'breaches',
  kinds: BREACHES,
  elements: [
    {
      id: 'content',
      requires: 'what a notice of a breach says: nature, numbers, consequences and measures',
      mood: 'statement',
      evidence: [
        {
          all: ['notice-content', 'notify-word', 'breach-word'],
          without: ['definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['notice-content', 'notify-word'],
          under: ['notification-heading'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['notice-content', 'notify-word', 'authority-word'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['notice-content'],
          under: ['notification-heading', 'authority-word'],
          polarity: 'unless-denied',
        },
        {
          all: ['notice-content', 'authority-word'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'In the 72 hours there is no time to find out what the form asks.',
  recommendation:
    'List what the notice contains: nature of the breach, people and records concerned, likely consequences, measures and a contact point.',
  needsDetails: [],
  clause:
    'The notification describes the nature of the breach, the categories and approximate number of people and records concerned, the likely consequences, the measures taken and a contact point.',
});
