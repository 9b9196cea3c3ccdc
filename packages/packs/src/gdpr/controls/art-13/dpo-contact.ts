import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const dpoContact = defineControl({
  id: 'gdpr-13-1-b-dpo',
  citation: 'GDPR Art. 13(1)(b)',
  title: 'Contact of the data protection officer',
  risk: 'MEDIUM',
  section: 'controller',
  kinds: NOTICES,
  elements: [
    {
      id: 'officer',
      requires: 'how the data protection officer is reached',
      mood: 'statement',
      evidence: [
        {
          all: ['data-protection-officer', ['@email', '@phone', '@url']],
          polarity: 'unless-denied',
        },
        {
          all: ['data-protection-officer', ['@email', '@phone', 'address-line']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['data-protection-officer', ['contact-channel', 'address-line']],
          without: ['definition'],
          polarity: 'unless-denied',
        },
        { all: ['@email'], under: ['data-protection-officer'], polarity: 'unless-denied' },
        { all: ['no-dpo-needed'], polarity: 'either' },
      ],
    },
  ],
  why: 'Where an officer is designated, people may turn to the officer directly and in confidence; the notice must say where.',
  recommendation:
    'Give an address of the data protection officer, or say that none has to be designated.',
  needsDetails: ['dpoContact'],
  clause: 'You can contact our data protection officer at {{dpoContact}}.',
});
