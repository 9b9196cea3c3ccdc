import { defineControl } from '@lintel/engine';

export const a67Remote = defineControl({
  id: 'iso27001-a-6-7-remote',
  citation: 'ISO/IEC 27001:2022 A.6.7',
  title: 'Remote working',
  risk: 'MEDIUM',
  section: 'people',
  kinds: ['mobile-device-policy'],
  topics: ['about-remote-work'],
  elements: [
    {
      id: 'rules',
      requires: 'how work outside the office is protected',
      mood: 'statement',
      evidence: [
        { all: ['remote-working', 'remote-safeguard'] },
        { all: ['remote-working', 'remote-safeguard'], within: 'paragraph' },
        { all: ['remote-safeguard'], under: ['about-remote-work'] },
      ],
    },
  ],
  why: "At home the office's doors, network and neighbours are missing.",
  recommendation: 'Say under which conditions people may work remotely and how they connect.',
  needsDetails: [],
  clause:
    'Remote working is allowed on company devices over the VPN with multi-factor authentication.',
});
