import { defineControl } from '@lintel/engine';
import { SECURITY_AND_NOTICES } from '../applies-to.ts';

export const reasonableSecurity = defineControl({
  id: 'ccpa-reasonable-security',
  citation: 'Cal. Civ. Code 1798.100(e)',
  title: 'Reasonable security',
  risk: 'MEDIUM',
  section: 'security',
  kinds: SECURITY_AND_NOTICES,
  elements: [
    {
      id: 'security',
      requires: 'that reasonable security protects the information',
      mood: 'statement',
      evidence: [
        {
          all: ['reasonable-security', ['personal-data', '@self', 'duty-of-staff']],
          without: ['policy-change'],
        },
        { all: ['reasonable-security'], within: 'sentence', strength: 'weak' },
      ],
    },
  ],
  why: 'A breach of unprotected information gives each consumer a claim for damages.',
  recommendation:
    'State which security measures protect personal information, suited to its nature.',
  needsDetails: ['securityMeasures'],
  clause:
    'We protect personal information by these measures: {{securityMeasures}}, with reasonable security procedures and practices throughout.',
});
