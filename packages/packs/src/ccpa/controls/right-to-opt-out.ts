import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const rightToOptOut = defineControl({
  id: 'ccpa-right-to-opt-out',
  citation: 'Cal. Civ. Code 1798.120(b)',
  title: 'Right to opt out of sale and sharing',
  risk: 'HIGH',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'right',
      requires: 'that consumers can opt out of the sale and sharing of their personal information',
      mood: 'statement',
      evidence: [{ all: ['right-to-opt-out'], polarity: 'either', without: ['policy-change'] }],
    },
  ],
  why: 'Selling without offering the opt-out is the violation the state has fined most.',
  recommendation:
    'Tell consumers that they can stop the sale and sharing of their personal information at any time.',
  needsDetails: [],
  clause:
    'You have the right to opt out of the sale or sharing of your personal information at any time.',
});
