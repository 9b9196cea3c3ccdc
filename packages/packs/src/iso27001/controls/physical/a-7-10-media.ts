import { defineControl } from '@lintel/engine';

export const a710Media = defineControl({
  id: 'iso27001-a-7-10-media',
  citation: 'ISO/IEC 27001:2022 A.7.10',
  title: 'Storage media',
  risk: 'MEDIUM',
  section: 'physical',
  kinds: ['media-disposal-policy', 'asset-management-policy'],
  topics: ['about-media'],
  elements: [
    {
      id: 'disposal',
      requires: 'how media are erased or destroyed',
      mood: 'statement',
      evidence: [
        {
          all: ['media-disposal', ['removable-media', 'asset-word']],
          within: 20,
          without: ['social-media-talk'],
        },
        { all: ['media-disposal'], under: ['about-media'] },
      ],
    },
    {
      id: 'use',
      requires: 'how removable media are used or forbidden',
      mood: 'statement',
      evidence: [
        {
          all: ['removable-media', ['forbidden', 'encryption', 'approved', 'required']],
          within: 15,
          polarity: 'either',
          without: ['social-media-talk'],
        },
      ],
    },
  ],
  why: "Old disks and lost sticks carry yesterday's secrets to strangers.",
  recommendation: 'Say how media are used, carried, erased and destroyed.',
  needsDetails: [],
  clause:
    'Removable media must be encrypted. Storage media are securely erased or destroyed before disposal.',
});
