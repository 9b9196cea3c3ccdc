import { defineControl } from '@lintel/engine';

export const a514Transfer = defineControl({
  id: 'iso27001-a-5-14-transfer',
  citation: 'ISO/IEC 27001:2022 A.5.14',
  title: 'Information in transit',
  risk: 'MEDIUM',
  section: 'assets',
  kinds: ['data-classification-policy', 'encryption-policy', 'acceptable-use-policy'],
  topics: ['about-sending-information'],
  elements: [
    {
      id: 'rules',
      requires: 'how information is protected when it is sent',
      mood: 'statement',
      evidence: [
        { all: ['information-transfer', 'encryption'], within: 20 },
        {
          all: ['information-transfer', ['forbidden', 'approved']],
          within: 10,
          polarity: 'either',
          without: ['cookie-talk'],
        },
        { all: ['data-in-transit', 'encryption'] },
      ],
    },
  ],
  why: 'Most information that leaks was sent in good faith by an unsafe way.',
  recommendation: 'Say by which ways information may be sent and how it is protected on the way.',
  needsDetails: [],
  clause:
    'Confidential information is encrypted with TLS whenever it is transmitted over public networks.',
});
