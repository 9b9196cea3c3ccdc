import { defineControl } from '@lintel/engine';

export const cc42Deficiencies = defineControl({
  id: 'soc2-cc4-2-deficiencies',
  citation: 'SOC 2 CC4.2',
  title: 'Reporting and correction of deficiencies',
  risk: 'MEDIUM',
  section: 'oversight',
  kinds: ['internal-audit-policy', 'isms-manual'],
  category: 'security',
  topics: ['about-improvement'],
  elements: [
    {
      id: 'corrected',
      requires: 'how deficiencies are reported and corrected',
      mood: 'statement',
      evidence: [
        {
          all: ['nonconformity', ['corrective-action', 'documented', 'responsible-person']],
          within: 20,
          polarity: 'unless-denied',
        },
        { all: ['nonconformity'], under: ['about-improvement'], polarity: 'unless-denied' },
        {
          all: ['nonconformity', 'corrective-action'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A finding that reaches nobody who can act on it is a memory.',
  recommendation: 'Say to whom deficiencies are told and how correction is followed up.',
  needsDetails: [],
  clause: 'Deficiencies are reported to management and corrective action is tracked until closed.',
});
