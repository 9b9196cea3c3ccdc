import { defineControl } from '@lintel/engine';

export const cc41Evaluations = defineControl({
  id: 'soc2-cc4-1-evaluations',
  citation: 'SOC 2 CC4.1',
  title: 'Evaluation of controls',
  risk: 'MEDIUM',
  section: 'oversight',
  kinds: ['isms-manual', 'internal-audit-policy', 'risk-management-policy'],
  category: 'security',
  topics: ['about-audit', 'about-measuring'],
  elements: [
    {
      id: 'evaluated',
      requires: 'that controls are evaluated: audits, tests or measurements',
      mood: 'statement',
      evidence: [
        {
          all: ['internal-audit', ['regularly', '@duration']],
          within: 20,
          polarity: 'unless-denied',
        },
        { all: ['internal-audit', 'regularly'], within: 'paragraph', polarity: 'unless-denied' },
        { all: ['measures-performance'], without: ['advertising-talk'], polarity: 'unless-denied' },
        { all: ['vulnerability-management', 'regularly'], within: 20, polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'A control that nobody checks stops working in silence.',
  recommendation: 'Say which evaluations take place and how often.',
  needsDetails: [],
  clause:
    'Internal audits evaluate the controls every year, and penetration tests are held annually.',
});
