import { defineControl } from '@lintel/engine';
import { BREACHES } from '../applies-to.ts';

export const breachIndividuals = defineControl({
  id: 'hipaa-404',
  citation: '45 CFR 164.404(b)',
  title: 'Notice to individuals',
  risk: 'HIGH',
  section: 'breach',
  kinds: BREACHES,
  elements: [
    {
      id: 'individuals',
      requires: 'that affected individuals are notified of a breach',
      evidence: [
        {
          all: ['affected-individual', 'notified', ['health-breach', 'health-information']],
          within: 'paragraph',
        },
      ],
    },
    {
      id: 'sixty',
      requires:
        'that individuals are told within 60 days of discovery and without unreasonable delay',
      evidence: [
        {
          all: [
            ['sixty-days', 'no-unreasonable-delay'],
            ['notified', 'affected-individual', 'health-breach'],
          ],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'The clock runs from the day the breach could have been known.',
  recommendation:
    'State that individuals are notified without unreasonable delay and within 60 days of discovery.',
  needsDetails: [],
  clause:
    'We notify each affected individual of a breach without unreasonable delay and no later than 60 days after discovery.',
});
