import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const rightToCorrect = defineControl({
  id: 'ccpa-right-to-correct',
  citation: 'Cal. Civ. Code 1798.106(b)',
  title: 'Right to correct',
  risk: 'HIGH',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'right',
      requires: 'that consumers can have inaccurate personal information corrected',
      mood: 'statement',
      evidence: [
        { all: ['right-to-correct'], without: ['policy-change', 'right-refused'] },
        { all: ['rectification-named'], without: ['policy-change', 'right-refused'] },
      ],
    },
  ],
  why: 'The right has been law since 2023; policies written before lack it, and examiners look there first.',
  recommendation:
    'Tell consumers that they can request correction of inaccurate personal information.',
  needsDetails: [],
  clause:
    'You have the right to request that we correct inaccurate personal information we hold about you.',
});
