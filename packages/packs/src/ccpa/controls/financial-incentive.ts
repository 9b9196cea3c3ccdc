import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const financialIncentive = defineControl({
  id: 'ccpa-financial-incentive',
  citation: '11 CCR 7016',
  title: 'Financial incentives',
  risk: 'LOW',
  section: 'about',
  kinds: NOTICES,
  onlyIf: ['financial-incentive'],
  elements: [
    {
      id: 'terms',
      requires:
        'the terms of a financial incentive: what it is, how to opt in and out, and what the information is worth',
      mood: 'statement',
      evidence: [{ all: ['financial-incentive', 'incentive-terms'], within: 'paragraph' }],
    },
  ],
  why: 'Paying for information without stating its value is treated as discrimination.',
  recommendation:
    'State the material terms of each incentive, how to opt in and withdraw, and how the value of the information was worked out.',
  needsDetails: [],
  clause:
    'Our loyalty program is a financial incentive: you opt in when you join, may withdraw at any time, and its value is reasonably related to the value of your data.',
});
