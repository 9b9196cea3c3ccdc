import { defineControl } from '@lintel/engine';
import { EVERY_POLICY } from '../../applies-to.ts';

export const cc22Internal = defineControl({
  id: 'soc2-cc2-2-internal',
  citation: 'SOC 2 CC2.2',
  title: 'Internal communication',
  risk: 'LOW',
  section: 'communication',
  kinds: EVERY_POLICY,
  category: 'security',
  elements: [
    {
      id: 'communicated',
      requires: 'how the people concerned learn of the policy and acknowledge it',
      mood: 'statement',
      evidence: [
        {
          all: ['policy-communicated', ['security-policy', 'workforce']],
          within: 12,
          polarity: 'either',
        },
        {
          all: ['policy-acknowledgement', ['workforce', 'security-policy']],
          within: 12,
          polarity: 'unless-denied',
        },
        { all: ['security-training', 'security-policy'], within: 10, polarity: 'unless-denied' },
      ],
    },
    {
      id: 'reporting',
      requires: 'how failures and concerns are reported',
      mood: 'statement',
      evidence: [
        { all: ['reporting-by-staff'], polarity: 'unless-denied' },
        { all: ['whistleblowing'], polarity: 'unless-denied' },
        {
          all: ['policy-exception', ['approved', 'responsible-person', 'documented']],
          within: 15,
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A rule unknown to those who should keep it has no effect, nor has a fault nobody tells of.',
  recommendation: 'Say how people learn of it, and where they report problems with it.',
  needsDetails: [],
  clause:
    'This policy is communicated to all employees. Concerns and suspected violations must be reported to the security team.',
});
