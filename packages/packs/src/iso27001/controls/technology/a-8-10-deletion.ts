import { defineControl } from '@lintel/engine';

export const a810Deletion = defineControl({
  id: 'iso27001-a-8-10-deletion',
  citation: 'ISO/IEC 27001:2022 A.8.10',
  title: 'Deletion of information',
  risk: 'MEDIUM',
  section: 'technology',
  kinds: ['retention-policy', 'media-disposal-policy'],
  topics: ['about-deletion', 'about-media'],
  elements: [
    {
      id: 'deletion',
      requires: 'that information is deleted when it is no longer needed',
      mood: 'statement',
      evidence: [
        { all: ['secure-deletion'] },
        { all: ['deletes-information', 'end-of-need'], within: 20 },
      ],
    },
  ],
  why: 'What has been deleted cannot be stolen.',
  recommendation: 'Say when information is deleted and by what method.',
  needsDetails: [],
  clause:
    'Information is securely deleted when it is no longer needed or its time limit has passed.',
});
