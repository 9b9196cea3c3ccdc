import { defineControl } from '@lintel/engine';

export const cc64Physical = defineControl({
  id: 'soc2-cc6-4-physical',
  citation: 'SOC 2 CC6.4',
  title: 'Physical access',
  risk: 'MEDIUM',
  section: 'physical',
  kinds: ['physical-security-policy', 'security-overview'],
  category: 'security',
  topics: ['about-physical'],
  elements: [
    {
      id: 'entry',
      requires: 'how entry to facilities is controlled',
      mood: 'statement',
      evidence: [
        { all: ['physical-perimeter', 'entry-control'], within: 20 },
        { all: ['entry-control'], under: ['about-physical'] },
      ],
    },
  ],
  why: 'A stranger inside the building is past most other controls.',
  recommendation: 'Say how entry to offices and data centres is controlled.',
  needsDetails: [],
  clause: 'Entry to offices and data centres requires a badge; visitors are escorted.',
});
