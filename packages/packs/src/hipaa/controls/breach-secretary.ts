import { defineControl } from '@lintel/engine';
import { BREACHES } from '../applies-to.ts';

export const breachSecretary = defineControl({
  id: 'hipaa-408',
  citation: '45 CFR 164.408',
  title: 'Notice to the Secretary',
  risk: 'HIGH',
  section: 'breach',
  kinds: BREACHES,
  elements: [
    {
      id: 'secretary',
      requires: 'that the Secretary of Health and Human Services is notified',
      evidence: [{ all: ['secretary-notice', ['notified', 'health-breach']], within: 'paragraph' }],
    },
  ],
  why: 'The regulator publishes large breaches, and fines those it hears of from others.',
  recommendation:
    'State that the Secretary is notified: at once for 500 or more individuals, yearly for fewer.',
  needsDetails: [],
  clause:
    'We notify the Secretary of Health and Human Services of breaches: within 60 days for 500 or more individuals, and annually for fewer.',
});
