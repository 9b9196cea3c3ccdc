import { defineControl } from '@lintel/engine';

export const a81Endpoints = defineControl({
  id: 'iso27001-a-8-1-endpoints',
  citation: 'ISO/IEC 27001:2022 A.8.1',
  title: 'User endpoint devices',
  risk: 'MEDIUM',
  section: 'technology',
  kinds: [
    'mobile-device-policy',
    'acceptable-use-policy',
    'security-overview',
    'information-security-policy',
  ],
  topics: ['about-devices'],
  elements: [
    {
      id: 'protection',
      requires: 'how laptops, phones and workstations are protected',
      mood: 'statement',
      evidence: [
        { all: ['endpoint', 'endpoint-safeguard'] },
        { all: ['endpoint-safeguard'], under: ['about-devices'] },
      ],
    },
  ],
  why: 'The device in a bag is the part of the network that gets lost.',
  recommendation: 'Say how devices are protected: encryption, lock, updates, remote wipe.',
  needsDetails: [],
  clause:
    'All laptops and mobile devices are encrypted, lock automatically and can be wiped remotely.',
});
