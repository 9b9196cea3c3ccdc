import { defineControl } from '@lintel/engine';
import { GOVERNANCE } from '../applies-to.ts';

export const securityOfficial = defineControl({
  id: 'hipaa-308-a-2',
  citation: '45 CFR 164.308(a)(2)',
  title: 'Security official (required)',
  risk: 'HIGH',
  section: 'roles',
  kinds: GOVERNANCE,
  elements: [
    {
      id: 'official',
      requires: 'who is responsible for security',
      evidence: [
        {
          all: [
            'security-official',
            ['responsible', 'required', 'reviewed', 'approved', 'documented'],
          ],
        },
      ],
    },
  ],
  why: 'A duty of everybody is done by nobody.',
  recommendation: 'Name the role that is responsible for the security of health information.',
  needsDetails: [],
  clause:
    'The security officer is responsible for developing and implementing the policies required by the Security Rule.',
});
