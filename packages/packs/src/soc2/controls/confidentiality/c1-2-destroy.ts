import { defineControl } from '@lintel/engine';

export const c12Destroy = defineControl({
  id: 'soc2-c1-2-destroy',
  citation: 'SOC 2 C1.2',
  title: 'Disposal of confidential information',
  risk: 'MEDIUM',
  section: 'confidentiality',
  kinds: ['data-classification-policy', 'retention-policy', 'media-disposal-policy'],
  category: 'confidentiality',
  topics: ['about-deletion', 'about-media'],
  elements: [
    {
      id: 'destroyed',
      requires: 'that confidential information is destroyed when its time is over',
      mood: 'statement',
      evidence: [
        { all: ['secure-deletion'] },
        { all: ['deletes-information', 'end-of-need'], within: 20 },
        {
          all: ['media-disposal', ['removable-media', 'confidential-information', 'asset-word']],
          within: 20,
        },
        { all: ['media-disposal'], under: ['about-deletion', 'about-media'] },
      ],
    },
  ],
  why: 'What was destroyed in time cannot be stolen.',
  recommendation: 'Say when and how confidential information is destroyed.',
  needsDetails: [],
  clause: 'Confidential information is securely deleted when it is no longer needed.',
});
