import { defineControl } from '@lintel/engine';

export const a820Networks = defineControl({
  id: 'iso27001-a-8-20-networks',
  citation: 'ISO/IEC 27001:2022 A.8.20',
  title: 'Network security',
  risk: 'MEDIUM',
  section: 'technology',
  kinds: ['network-security-policy', 'security-overview'],
  topics: ['about-networks'],
  elements: [
    {
      id: 'networks',
      requires: 'how networks are protected',
      mood: 'statement',
      evidence: [
        { all: ['network-security', ['restricts', 'required', 'approved']] },
        { all: ['network-security'], under: ['about-networks'] },
      ],
    },
  ],
  why: 'A flat network lets an intruder walk from the printer to the payroll.',
  recommendation: 'Say how networks are separated, filtered and managed.',
  needsDetails: [],
  clause: 'Networks are segmented and protected by firewalls that deny traffic by default.',
});
