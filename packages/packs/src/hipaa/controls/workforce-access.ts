import { defineControl } from '@lintel/engine';
import { ACCESS } from '../applies-to.ts';

export const workforceAccess = defineControl({
  id: 'hipaa-308-a-3',
  citation: '45 CFR 164.308(a)(3)',
  title: 'Workforce security (addressable parts)',
  risk: 'MEDIUM',
  section: 'access',
  kinds: ACCESS,
  elements: [
    {
      id: 'authorisation',
      requires: 'that access is authorised before it is given',
      evidence: [
        {
          all: [
            ['access-request', 'access-control'],
            ['approved', 'responsible-person'],
          ],
        },
        { all: ['clearance', ['access-control', 'access-request']] },
      ],
    },
    {
      id: 'termination',
      requires: 'that access ends when somebody leaves',
      evidence: [
        { all: ['access-removal'] },
        { all: ['leaving', ['access-control', 'account-word', 'restricts']], within: 'sentence' },
      ],
    },
  ],
  why: 'The account of somebody who left is a door nobody watches.',
  recommendation:
    'State how access is authorised, how clearance is checked, and how access ends on termination.',
  needsDetails: [],
  clause:
    'Access requests are approved by the manager. Access is revoked on the day a workforce member leaves.',
});
