import { defineControl } from '@lintel/engine';
import { NOTICES, PROCEDURES } from '../../applies-to.ts';

export const directMarketing = defineControl({
  id: 'gdpr-21-2-direct-marketing',
  citation: 'GDPR Art. 21(2)-(3)',
  title: 'Objection to direct marketing',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: [...NOTICES, ...PROCEDURES],
  onlyIf: ['marketing'],
  elements: [
    {
      id: 'stop',
      requires: 'that people can stop direct marketing at any time',
      mood: 'statement',
      evidence: [
        {
          all: ['marketing-objection', 'marketing'],
          without: ['right-refused'],
          polarity: 'unless-denied',
        },
        {
          all: ['marketing-objection', 'marketing'],
          within: 'paragraph',
          without: ['right-refused', 'cookie-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['objection-act', 'marketing'],
          without: ['right-refused'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'The objection to direct marketing is absolute; one more mail after it is an infringement.',
  recommendation:
    'State that anybody can stop direct marketing at any time and how, and that it then ends at once.',
  needsDetails: [],
  clause:
    'You can object to direct marketing at any time, free of charge and without reasons. Use the unsubscribe link in any marketing message or write to us.',
});
