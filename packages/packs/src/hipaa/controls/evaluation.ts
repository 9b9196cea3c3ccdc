import { defineControl } from '@lintel/engine';
import { GOVERNANCE } from '../applies-to.ts';

export const evaluation = defineControl({
  id: 'hipaa-308-a-8',
  citation: '45 CFR 164.308(a)(8)',
  title: 'Periodic evaluation (required)',
  risk: 'MEDIUM',
  section: 'governance',
  kinds: GOVERNANCE,
  elements: [
    {
      id: 'evaluation',
      requires: 'that safeguards are evaluated periodically and after changes',
      evidence: [
        {
          all: [
            ['internal-audit', 'reviewed'],
            [
              'security-policy',
              'security-objectives',
              'significant-change',
              'legal-requirements',
              'hipaa-talk',
            ],
            ['regularly', 'significant-change'],
          ],
          within: 'sentence',
        },
        { all: ['internal-audit', ['regularly', 'required']] },
      ],
    },
  ],
  why: 'Safeguards age; the rule asks to look again.',
  recommendation:
    'State that policies and safeguards are evaluated periodically and after significant change.',
  needsDetails: [],
  clause:
    'We conduct an internal audit of our safeguards annually and whenever operations change significantly.',
});
