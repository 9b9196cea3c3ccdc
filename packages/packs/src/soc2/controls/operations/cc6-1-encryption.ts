import { defineControl } from '@lintel/engine';

export const cc61Encryption = defineControl({
  id: 'soc2-cc6-1-encryption',
  citation: 'SOC 2 CC6.1',
  title: 'Encryption of stored information',
  risk: 'HIGH',
  section: 'operations',
  kinds: ['encryption-policy', 'security-overview'],
  category: 'security',
  topics: ['about-encryption'],
  elements: [
    {
      id: 'rest',
      requires: 'that stored information is encrypted',
      mood: 'statement',
      evidence: [
        { all: ['encryption', 'data-at-rest'], within: 20 },
        { all: ['data-at-rest'], under: ['about-encryption'] },
      ],
    },
    {
      id: 'keys',
      requires: 'how keys are managed',
      mood: 'statement',
      evidence: [{ all: ['key-management'] }],
    },
  ],
  why: 'Encrypted information that is stolen is a nuisance; plain information is a breach.',
  recommendation: 'Say what is encrypted at rest and how keys are managed.',
  needsDetails: [],
  clause:
    'Databases and backups are encrypted at rest; encryption keys are held in a key management service.',
});
