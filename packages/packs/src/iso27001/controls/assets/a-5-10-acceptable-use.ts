import { defineControl } from '@lintel/engine';

export const a510AcceptableUse = defineControl({
  id: 'iso27001-a-5-10-acceptable-use',
  citation: 'ISO/IEC 27001:2022 A.5.10',
  title: 'Acceptable use',
  risk: 'MEDIUM',
  section: 'assets',
  kinds: ['information-security-policy', 'acceptable-use-policy', 'mobile-device-policy'],
  topics: ['about-acceptable-use'],
  elements: [
    {
      id: 'rules',
      requires: 'what may and may not be done with information and devices',
      mood: 'statement',
      evidence: [{ all: ['acceptable-use'], polarity: 'either' }],
    },
  ],
  why: 'People cannot keep to a limit that was never drawn.',
  recommendation: 'List what may and may not be done with company information and devices.',
  needsDetails: [],
  clause:
    'Acceptable use: company systems are for business purposes; users must not install unapproved software or use them unlawfully.',
});
