import { defineControl } from '@lintel/engine';

export const a824Cryptography = defineControl({
  id: 'iso27001-a-8-24-cryptography',
  citation: 'ISO/IEC 27001:2022 A.8.24',
  title: 'Use of cryptography',
  risk: 'HIGH',
  section: 'technology',
  kinds: ['encryption-policy', 'security-overview', 'information-security-policy'],
  topics: ['about-encryption'],
  elements: [
    {
      id: 'rest',
      requires: 'that stored information is encrypted',
      mood: 'statement',
      evidence: [
        { all: ['encryption', 'data-at-rest'] },
        { all: ['data-at-rest', 'encryption'], under: ['about-encryption'] },
      ],
    },
    {
      id: 'transit',
      requires: 'that information in transit is encrypted',
      mood: 'statement',
      evidence: [
        { all: ['encryption', 'data-in-transit'] },
        { all: ['data-in-transit'], under: ['about-encryption'] },
      ],
    },
    {
      id: 'keys',
      requires: 'how keys are managed',
      mood: 'statement',
      evidence: [{ all: ['key-management'] }],
    },
  ],
  why: 'Encrypted data that is stolen is a nuisance; plain data is a breach.',
  recommendation:
    'Say what is encrypted at rest and in transit, with which methods, and how keys are managed.',
  needsDetails: [],
  clause:
    'Confidential information is encrypted at rest with AES-256 and in transit with TLS. Encryption keys are held in a key management service and rotated every year.',
});
