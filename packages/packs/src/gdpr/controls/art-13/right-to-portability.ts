import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';
import { statesRight } from '../../evidence/states-right.ts';

export const rightToPortability = defineControl({
  id: 'gdpr-13-2-b-portability',
  citation: 'GDPR Art. 13(2)(b)',
  title: 'Right to data portability',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'portability',
      requires: 'that people can take their data with them',
      mood: 'statement',
      evidence: statesRight('portability-named', 'portability-act'),
    },
  ],
  why: 'Portability lets people change provider without starting again; it must be named among the rights.',
  recommendation:
    'Tell people that they can receive the data they gave in a machine-readable format and have them passed to another provider.',
  needsDetails: [],
  clause:
    'You have the right to data portability: you can receive the data you gave us in a structured, commonly used and machine-readable format, and have them sent to another controller.',
});
