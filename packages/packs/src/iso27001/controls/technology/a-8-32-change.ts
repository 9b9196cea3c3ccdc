import { defineControl } from '@lintel/engine';

export const a832Change = defineControl({
  id: 'iso27001-a-8-32-change',
  citation: 'ISO/IEC 27001:2022 A.8.32',
  title: 'Change management',
  risk: 'MEDIUM',
  section: 'technology',
  kinds: ['change-management-policy', 'secure-development-policy'],
  topics: ['about-change'],
  elements: [
    {
      id: 'procedure',
      requires: 'that changes are assessed, tested and approved',
      mood: 'statement',
      evidence: [
        { all: ['change-management', 'change-step'], within: 20 },
        {
          all: ['change-word', 'change-decision'],
          within: 6,
          without: ['policy-change-talk', 'policy-change'],
        },
        { all: ['change-step'], under: ['about-change'] },
      ],
    },
    {
      id: 'rollback',
      requires: 'how a failed change is undone, or an urgent one handled',
      mood: 'statement',
      evidence: [{ all: ['rollback'] }, { all: ['change-management', 'emergency-word'] }],
    },
  ],
  why: 'Many outages begin with a change that nobody else had looked at.',
  recommendation: 'Say how changes are assessed, tested, approved, and undone when they fail.',
  needsDetails: [],
  clause:
    'Changes to production systems are documented, tested and approved before release; each has a rollback plan.',
});
