import { defineControl } from '@lintel/engine';

export const cc66Boundary = defineControl({
  id: 'soc2-cc6-6-boundary',
  citation: 'SOC 2 CC6.6',
  title: 'Protection against outside threats',
  risk: 'HIGH',
  section: 'operations',
  kinds: ['network-security-policy', 'security-overview', 'mobile-device-policy'],
  category: 'security',
  topics: ['about-networks', 'about-remote-work'],
  elements: [
    {
      id: 'boundary',
      requires: 'how systems are protected at their boundary',
      mood: 'statement',
      evidence: [
        { all: ['network-security', ['restricts', 'required', 'approved']], within: 15 },
        { all: ['network-security'], under: ['about-networks'] },
        { all: ['remote-working', 'remote-safeguard'], within: 20 },
        { all: ['multi-factor', 'remote-working'] },
      ],
    },
  ],
  why: 'What faces the internet is tried by attackers every minute.',
  recommendation: 'Say how the boundary is protected: firewalls, remote access, separation.',
  needsDetails: [],
  clause:
    'Firewalls restrict inbound traffic; remote access goes through a VPN with multi-factor authentication.',
});
