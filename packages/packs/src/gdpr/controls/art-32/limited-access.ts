import { defineControl } from '@lintel/engine';
import { SECURITY } from '../../applies-to.ts';

export const limitedAccess = defineControl({
  id: 'gdpr-32-1-b-access',
  citation: 'GDPR Art. 32(1)(b)',
  title: 'Access limited to those who need it',
  risk: 'HIGH',
  section: 'security',
  kinds: [
    ...SECURITY,
    'access-control-policy',
    'password-policy',
    'mobile-device-policy',
    'data-classification-policy',
  ],
  elements: [
    {
      id: 'access',
      requires: 'that access to systems and data is limited to those who need it',
      evidence: [{ all: ['limited-access'], without: ['definition'], polarity: 'unless-denied' }],
    },
  ],
  why: 'Most misuse comes from people who could look but had no reason to.',
  recommendation:
    'State who decides on access to systems and data, and that it is limited to those who need it for their work.',
  needsDetails: [],
  clause:
    'Access to systems and data is limited to those who need it for their work, and is withdrawn when that need ends.',
});
