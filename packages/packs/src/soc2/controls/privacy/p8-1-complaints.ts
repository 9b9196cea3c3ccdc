import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const p81Complaints = defineControl({
  id: 'soc2-p8-1-complaints',
  citation: 'SOC 2 P8.1',
  title: 'Questions and complaints',
  risk: 'LOW',
  section: 'privacy',
  kinds: NOTICES,
  category: 'privacy',
  topics: ['about-privacy'],
  elements: [
    {
      id: 'channel',
      requires: 'where people turn with questions and complaints',
      mood: 'statement',
      evidence: [
        { all: ['complaint-act'], polarity: 'unless-denied' },
        {
          all: ['contact-channel', ['@email', '@phone', '@url', 'address-line']],
          within: 25,
          polarity: 'unless-denied',
        },
        {
          all: [
            ['@email', '@phone'],
            ['personal-data', 'contact-word'],
          ],
          within: 25,
          polarity: 'unless-denied',
        },
        { all: ['@email'], under: ['contact-heading'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'A complaint that finds no door goes to the regulator.',
  recommendation: 'Say where people turn with questions and complaints and what happens then.',
  needsDetails: [],
  clause:
    'If you have questions or complaints about your personal information, please contact us at privacy@example.com.',
});
