import { defineControl } from '@lintel/engine';
import { ENCRYPTION } from '../applies-to.ts';

export const encryptionAtRest = defineControl({
  id: 'hipaa-312-a-2-iv',
  citation: '45 CFR 164.312(a)(2)(iv)',
  title: 'Encryption at rest (addressable)',
  risk: 'HIGH',
  section: 'encryption',
  kinds: ENCRYPTION,
  elements: [
    {
      id: 'at-rest',
      requires: 'that stored health information is encrypted, or why it is not',
      evidence: [{ all: ['encryption', 'data-at-rest'] }],
    },
  ],
  why: 'Encrypted information that is lost is no breach; this single measure ends most of them.',
  recommendation:
    'State that stored health information is encrypted and by what method, or document why an equal safeguard was chosen.',
  needsDetails: [],
  clause: 'All health information is encrypted at rest with AES-256.',
});
