import { defineControl } from '@lintel/engine';

export const cc34ChangeRisk = defineControl({
  id: 'soc2-cc3-4-change-risk',
  citation: 'SOC 2 CC3.4',
  title: 'Changes that alter risk',
  risk: 'LOW',
  section: 'risk',
  kinds: ['risk-management-policy'],
  category: 'security',
  elements: [
    {
      id: 'changes',
      requires: 'that significant changes lead to a new assessment',
      mood: 'statement',
      evidence: [
        {
          all: ['significant-change', ['risk-assessment', 'reviewed', 'risk-treatment']],
          polarity: 'unless-denied',
        },
        { all: ['significant-change'], under: ['about-risk'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: "Yesterday's assessment says nothing of tomorrow's system.",
  recommendation: 'Say which changes lead to a new assessment.',
  needsDetails: [],
  clause:
    'A new risk assessment is made whenever significant changes in the business or its systems occur.',
});
