import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const retention = defineControl({
  id: 'ccpa-retention',
  citation: 'Cal. Civ. Code 1798.100(a)(3)',
  title: 'Retention of each category',
  risk: 'MEDIUM',
  section: 'collection',
  kinds: NOTICES,
  elements: [
    {
      id: 'period',
      requires: 'how long each category is kept, or how that is decided',
      mood: 'statement',
      evidence: [
        {
          all: [
            ['retention-verb', 'retain-word'],
            ['@duration', 'retention-criterion'],
          ],
          within: 25,
          without: ['policy-change', 'cookie-talk'],
        },
      ],
    },
  ],
  why: 'Information kept without an end date is a breach waiting for its day.',
  recommendation:
    'State the retention period of each category, or the criteria by which it is decided.',
  needsDetails: ['retentionPeriod'],
  clause:
    'We keep each category of personal information for {{retentionPeriod}} and then delete it.',
});
