import { defineControl } from '@lintel/engine';

export const cc81Changes = defineControl({
  id: 'soc2-cc8-1-changes',
  citation: 'SOC 2 CC8.1',
  title: 'Change management',
  risk: 'HIGH',
  section: 'change',
  kinds: [
    'change-management-policy',
    'secure-development-policy',
    'configuration-management-policy',
  ],
  category: 'security',
  topics: ['about-change', 'about-development'],
  elements: [
    {
      id: 'steps',
      requires: 'that changes are reviewed, tested and approved',
      mood: 'statement',
      evidence: [
        { all: ['change-management', 'change-step'], within: 20 },
        {
          all: ['change-word', 'change-decision'],
          within: 6,
          without: ['policy-change-talk', 'policy-change'],
        },
        { all: ['change-step'], under: ['about-change', 'about-development'] },
        { all: ['secure-coding'] },
      ],
    },
    {
      id: 'emergency',
      requires: 'how urgent or failed changes are handled, or how changes reach production',
      mood: 'statement',
      evidence: [
        { all: [['change-word', 'change-management'], 'emergency-word'], within: 8 },
        { all: ['rollback'] },
        { all: ['environment-separation'] },
      ],
    },
  ],
  why: 'Many outages begin with a change nobody else had looked at.',
  recommendation:
    'Say how changes are reviewed, tested and approved, and how urgent or failed ones are handled.',
  needsDetails: [],
  clause:
    'Changes are reviewed, tested and approved before release. Emergency changes are approved afterwards; failed ones are rolled back.',
});
