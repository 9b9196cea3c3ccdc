import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const portabilityHandled = defineControl({
  id: 'gdpr-20-portability',
  citation: 'GDPR Art. 20',
  title: 'Data can be taken along',
  risk: 'LOW',
  section: 'rights',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'format',
      requires: 'that people receive the data they gave in a machine-readable format',
      mood: 'statement',
      evidence: [
        { all: ['portability-named'], without: ['right-refused'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Portability needs an export that exists before the first person asks for it.',
  recommendation:
    'State that data a person gave are handed over in a structured, machine-readable format, and passed to another provider where feasible.',
  needsDetails: [],
  clause:
    'Where processing rests on consent or a contract and is automated, we hand over the data a person gave us in a structured, commonly used and machine-readable format (data portability).',
});
