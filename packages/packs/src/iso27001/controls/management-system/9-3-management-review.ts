import { defineControl } from '@lintel/engine';
import { MANAGEMENT } from '../../applies-to.ts';

export const c93ManagementReview = defineControl({
  id: 'iso27001-9-3-management-review',
  citation: 'ISO/IEC 27001:2022 9.3',
  title: 'Management review',
  risk: 'MEDIUM',
  section: 'management-system',
  kinds: [...MANAGEMENT, 'risk-management-policy'],
  topics: ['about-management-review'],
  elements: [
    {
      id: 'review',
      requires: 'that management reviews security at planned intervals',
      mood: 'statement',
      evidence: [
        { all: ['management-review'], polarity: 'unless-denied' },
        { all: ['top-management', 'reviewed', 'regularly'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Without it management learns of weaknesses from the press.',
  recommendation:
    'Say that top management reviews the state of security, how often, and what it looks at.',
  needsDetails: [],
  clause:
    'A management review of information security takes place at least once a year; top management reviews audit results, incidents and objectives.',
});
