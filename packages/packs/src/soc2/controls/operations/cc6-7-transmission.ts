import { defineControl } from '@lintel/engine';

export const cc67Transmission = defineControl({
  id: 'soc2-cc6-7-transmission',
  citation: 'SOC 2 CC6.7',
  title: 'Information on the move',
  risk: 'HIGH',
  section: 'operations',
  kinds: ['encryption-policy', 'security-overview', 'mobile-device-policy'],
  category: 'security',
  topics: ['about-encryption', 'about-sending-information', 'about-media'],
  elements: [
    {
      id: 'transit',
      requires: 'that information in transit or on portable devices is protected',
      mood: 'statement',
      evidence: [
        { all: ['encryption', 'data-in-transit'], within: 20 },
        { all: ['data-in-transit'], under: ['about-encryption'] },
        {
          all: ['removable-media', ['forbidden', 'encryption', 'approved']],
          within: 12,
          polarity: 'either',
          without: ['social-media-talk'],
        },
        { all: ['endpoint', 'encryption'], within: 12 },
      ],
    },
  ],
  why: 'What is on the move is out of reach of most other controls.',
  recommendation: 'Say how information is protected in transit and on portable devices.',
  needsDetails: [],
  clause: 'Information is encrypted in transit with TLS; removable media must be encrypted.',
});
