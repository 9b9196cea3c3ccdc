import { defineControl } from '@lintel/engine';
import { RISK } from '../applies-to.ts';

export const riskManagement = defineControl({
  id: 'hipaa-308-a-1-ii-B',
  citation: '45 CFR 164.308(a)(1)(ii)(B)',
  title: 'Risk management (required)',
  risk: 'HIGH',
  section: 'risk',
  kinds: RISK,
  elements: [
    {
      id: 'reduce',
      requires: 'that risks are reduced to a reasonable level',
      evidence: [
        { all: ['risk-treatment'], without: ['definition'] },
        {
          all: [
            ['risk-assessment', 'risk-register'],
            ['improves', 'corrective-action'],
          ],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'An analysis nobody acts on documents knowledge of a danger.',
  recommendation: 'State how risks are treated, who decides, and how progress is followed.',
  needsDetails: [],
  clause:
    'We reduce each risk to a reasonable and appropriate level by a risk treatment plan with an owner and a date.',
});
