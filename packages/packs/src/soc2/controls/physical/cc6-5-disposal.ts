import { defineControl } from '@lintel/engine';

export const cc65Disposal = defineControl({
  id: 'soc2-cc6-5-disposal',
  citation: 'SOC 2 CC6.5',
  title: 'Disposal',
  risk: 'MEDIUM',
  section: 'physical',
  kinds: ['media-disposal-policy', 'asset-management-policy', 'retention-policy'],
  category: 'security',
  topics: ['about-media', 'about-deletion'],
  elements: [
    {
      id: 'disposal',
      requires: 'that information is destroyed before equipment is given up',
      mood: 'statement',
      evidence: [
        {
          all: ['media-disposal', ['removable-media', 'asset-word']],
          within: 20,
          without: ['social-media-talk'],
        },
        { all: ['media-disposal'], under: ['about-media'] },
        { all: ['deletes-information', 'end-of-need'], within: 20 },
      ],
    },
  ],
  why: "Old disks carry yesterday's secrets to strangers.",
  recommendation: 'Say how information is erased before equipment leaves the organisation.',
  needsDetails: [],
  clause: 'Storage media are securely erased or destroyed before disposal.',
});
