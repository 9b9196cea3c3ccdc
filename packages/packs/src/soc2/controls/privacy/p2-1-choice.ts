import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const p21Choice = defineControl({
  id: 'soc2-p2-1-choice',
  citation: 'SOC 2 P2.1',
  title: 'Choice and consent',
  risk: 'MEDIUM',
  section: 'privacy',
  kinds: NOTICES,
  category: 'privacy',
  topics: ['about-privacy'],
  elements: [
    {
      id: 'choice',
      requires: 'which choices people have and how consent is obtained',
      mood: 'statement',
      evidence: [
        {
          all: ['consent', ['personal-data', 'choice-of-people', 'individuals']],
          within: 15,
          polarity: 'unless-denied',
        },
        { all: ['opt-out-word'], polarity: 'unless-denied' },
        { all: ['withdraw-consent'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Consent that was never asked for was never given.',
  recommendation:
    'Say which choices people have about their information and how consent is obtained.',
  needsDetails: [],
  clause:
    'We ask for your consent before we use personal information for marketing; you may opt out at any time.',
});
