import { defineControl } from '@lintel/engine';
import { ENCRYPTION } from '../applies-to.ts';

export const transmission = defineControl({
  id: 'hipaa-312-e-1',
  citation: '45 CFR 164.312(e)(1)',
  title: 'Transmission security',
  risk: 'HIGH',
  section: 'encryption',
  kinds: ENCRYPTION,
  elements: [
    {
      id: 'in-transit',
      requires: 'that information is protected while it is sent',
      evidence: [{ all: ['encryption', 'data-in-transit'] }],
    },
  ],
  why: 'What travels in the clear is read on the way.',
  recommendation: 'State that health information is encrypted in transit and by what method.',
  needsDetails: [],
  clause: 'All health information is encrypted in transit with TLS 1.2 or later.',
});
