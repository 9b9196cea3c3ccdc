import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const lastUpdated = defineControl({
  id: 'ccpa-last-updated',
  citation: '11 CCR 7011(e)(4)',
  title: 'Date of last update',
  risk: 'MEDIUM',
  section: 'about',
  kinds: NOTICES,
  elements: [
    {
      id: 'date',
      requires: 'when the policy was last updated',
      mood: 'statement',
      evidence: [
        { all: ['last-updated', '@date'], within: 8 },
        { all: ['policy-change', 'last-updated', '@date'] },
      ],
    },
  ],
  why: 'The policy must be renewed every twelve months, and only a date shows it.',
  recommendation:
    'Put the date of the last update at the top and renew it at least every twelve months.',
  needsDetails: ['additionalInfo'],
  clause: 'This policy was last updated on {{additionalInfo}}.',
});
