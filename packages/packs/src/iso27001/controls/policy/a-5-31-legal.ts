import { defineControl } from '@lintel/engine';
import { POLICY } from '../../applies-to.ts';

export const a531Legal = defineControl({
  id: 'iso27001-a-5-31-legal',
  citation: 'ISO/IEC 27001:2022 A.5.31',
  title: 'Legal, regulatory and contractual requirements',
  risk: 'MEDIUM',
  section: 'policy',
  kinds: [...POLICY, 'retention-policy', 'vendor-management-policy'],
  topics: ['about-law'],
  elements: [
    {
      id: 'requirements',
      requires: 'that the requirements that apply are known and met',
      mood: 'statement',
      evidence: [
        {
          all: ['legal-requirements', ['identifies', 'required']],
          within: 10,
          without: ['appraisal-of-others'],
          polarity: 'unless-denied',
        },
        {
          all: ['legal-requirements'],
          under: ['about-law'],
          without: ['appraisal-of-others'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Nobody can meet a law that nobody has looked for.',
  recommendation: 'Say how requirements of law and contract are identified and kept up to date.',
  needsDetails: [],
  clause:
    'Legal, regulatory and contractual requirements are identified, documented and kept up to date.',
});
