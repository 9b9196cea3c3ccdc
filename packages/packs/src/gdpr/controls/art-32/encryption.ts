import { defineControl } from '@lintel/engine';
import { SECURITY } from '../../applies-to.ts';

export const encryption = defineControl({
  id: 'gdpr-32-1-a-encryption',
  citation: 'GDPR Art. 32(1)(a)',
  title: 'Encryption and pseudonymisation',
  risk: 'HIGH',
  section: 'security',
  kinds: [...SECURITY, 'encryption-policy', 'mobile-device-policy'],
  elements: [
    {
      id: 'encryption',
      requires: 'that data are encrypted or pseudonymised where appropriate',
      evidence: [
        { all: [['encryption-word', 'pseudonymisation']], without: ['definition', 'denies-duty'] },
      ],
    },
  ],
  why: 'A lost laptop with an encrypted disk is an incident; one without is a breach.',
  recommendation:
    'State where data are encrypted, at rest and in transit, and where they are pseudonymised.',
  needsDetails: [],
  clause: 'Data are encrypted at rest and in transit, and pseudonymised where their use allows it.',
});
