import { defineControl } from '@lintel/engine';
import { MONITORING } from '../applies-to.ts';

export const activityReview = defineControl({
  id: 'hipaa-308-a-1-ii-D',
  citation: '45 CFR 164.308(a)(1)(ii)(D)',
  title: 'Information system activity review (required)',
  risk: 'HIGH',
  section: 'monitoring',
  kinds: MONITORING,
  elements: [
    {
      id: 'review',
      requires: 'that records of system activity are reviewed regularly',
      evidence: [
        { all: ['log-review'] },
        {
          all: [
            ['logging', 'monitoring'],
            'reviewed',
            ['regularly', 'workforce', 'responsible-person'],
          ],
          within: 'sentence',
        },
      ],
    },
  ],
  why: 'Snooping is found in the logs, but only by those who read them.',
  recommendation:
    'State who reviews audit logs, access reports and incident reports, and how often.',
  needsDetails: [],
  clause: 'The security officer reviews audit logs and access reports weekly.',
});
