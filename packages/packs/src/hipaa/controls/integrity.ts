import { defineControl } from '@lintel/engine';
import { INTEGRITY } from '../applies-to.ts';

export const integrity = defineControl({
  id: 'hipaa-312-c',
  citation: '45 CFR 164.312(c)(1)',
  title: 'Integrity of health information',
  risk: 'MEDIUM',
  section: 'monitoring',
  kinds: INTEGRITY,
  elements: [
    {
      id: 'integrity',
      requires: 'that information is protected from improper change or destruction',
      evidence: [{ all: ['integrity-safeguard'] }],
    },
  ],
  why: 'A changed record can harm a patient without anybody noticing.',
  recommendation: 'State how improper alteration or destruction is prevented and detected.',
  needsDetails: [],
  clause:
    'Integrity controls such as checksums protect health information from improper alteration.',
});
