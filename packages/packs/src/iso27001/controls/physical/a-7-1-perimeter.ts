import { defineControl } from '@lintel/engine';

export const a71Perimeter = defineControl({
  id: 'iso27001-a-7-1-perimeter',
  citation: 'ISO/IEC 27001:2022 A.7.1',
  title: 'Physical security perimeters and entry',
  risk: 'MEDIUM',
  section: 'physical',
  kinds: ['physical-security-policy', 'security-overview'],
  topics: ['about-physical', 'about-visitors'],
  elements: [
    {
      id: 'entry',
      requires: 'how entry to premises is controlled',
      mood: 'statement',
      evidence: [
        { all: ['physical-perimeter', 'entry-control'] },
        { all: ['entry-control'], under: ['about-physical'] },
      ],
    },
    {
      id: 'visitors',
      requires: 'how visitors are handled',
      mood: 'statement',
      evidence: [
        { all: ['visitor', 'visitor-control'] },
        { all: ['visitor-control'], under: ['about-visitors'] },
      ],
    },
  ],
  why: 'A stranger inside the building is past most other controls.',
  recommendation: 'Say how entry is controlled and how visitors are received and accompanied.',
  needsDetails: [],
  clause:
    'Entry to offices and data centres is controlled by badges. Visitors sign in and are escorted.',
});
