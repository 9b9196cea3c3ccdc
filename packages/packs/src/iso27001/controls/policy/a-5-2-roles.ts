import { defineControl } from '@lintel/engine';
import { POLICY } from '../../applies-to.ts';

export const a52Roles = defineControl({
  id: 'iso27001-a-5-2-roles',
  citation: 'ISO/IEC 27001:2022 A.5.2',
  title: 'Information security roles',
  risk: 'MEDIUM',
  section: 'policy',
  kinds: POLICY,
  elements: [
    {
      id: 'security-role',
      requires: 'which role answers for information security',
      mood: 'statement',
      evidence: [
        { all: ['responsible-person', 'responsible'], within: 12, polarity: 'unless-denied' },
        { all: ['security-roles'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'everyone',
      requires: 'what every user must do',
      mood: 'statement',
      evidence: [
        {
          all: ['workforce', 'required', ['security-policy', 'reporting-by-staff']],
          within: 14,
          polarity: 'unless-denied',
        },
        { all: ['workforce', 'responsible'], within: 8, polarity: 'unless-denied' },
        {
          all: ['workforce', 'identifies', 'security-policy'],
          within: 12,
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: "Security that is one person's task alone fails at the first click of somebody else.",
  recommendation: 'Name the role that answers for security and the duties of every user.',
  needsDetails: [],
  clause:
    'The security officer is responsible for information security. All employees must comply with this policy and report incidents.',
});
