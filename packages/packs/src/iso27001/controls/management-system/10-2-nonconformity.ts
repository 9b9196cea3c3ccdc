import { defineControl } from '@lintel/engine';
import { MANAGEMENT } from '../../applies-to.ts';

export const c102Nonconformity = defineControl({
  id: 'iso27001-10-2-nonconformity',
  citation: 'ISO/IEC 27001:2022 10.2',
  title: 'Nonconformity and corrective action',
  risk: 'MEDIUM',
  section: 'management-system',
  kinds: [...MANAGEMENT, 'internal-audit-policy'],
  topics: ['about-improvement'],
  elements: [
    {
      id: 'correction',
      requires: 'that departures are corrected and their causes removed',
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
  why: 'A fault that is repaired without looking for its cause comes back.',
  recommendation: 'Say how departures are recorded, corrected, and their causes removed.',
  needsDetails: [],
  clause:
    'Every nonconformity is recorded, its root cause is determined, and corrective action is taken and checked.',
});
