import { defineControl } from '@lintel/engine';

export const cc33Fraud = defineControl({
  id: 'soc2-cc3-3-fraud',
  citation: 'SOC 2 CC3.3',
  title: 'Fraud risk',
  risk: 'LOW',
  section: 'risk',
  kinds: ['risk-management-policy'],
  category: 'security',
  elements: [
    {
      id: 'fraud',
      requires: 'that the possibility of fraud is considered',
      mood: 'statement',
      evidence: [{ all: ['fraud'], polarity: 'unless-denied' }],
    },
  ],
  why: 'The person who knows the control best is the one who can misuse it.',
  recommendation: 'Say that fraud is among the risks considered.',
  needsDetails: [],
  clause: 'The assessment considers fraud, including misuse by insiders.',
});
