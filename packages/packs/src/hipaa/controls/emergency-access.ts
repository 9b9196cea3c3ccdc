import { defineControl } from '@lintel/engine';
import { ACCESS } from '../applies-to.ts';

export const emergencyAccess = defineControl({
  id: 'hipaa-312-a-2-ii',
  citation: '45 CFR 164.312(a)(2)(ii)',
  title: 'Emergency access procedure (required)',
  risk: 'MEDIUM',
  section: 'access',
  kinds: ACCESS,
  elements: [
    {
      id: 'procedure',
      requires: 'how health information is reached in an emergency',
      evidence: [
        {
          all: [
            'emergency-access',
            [
              'access-control',
              'health-information',
              'account-word',
              'privileged-access',
              'documented',
              'approved',
              'required',
            ],
          ],
        },
      ],
    },
  ],
  why: 'A lock that cannot be opened in an emergency harms the patient it protects.',
  recommendation:
    'State how authorised staff reach health information when normal access fails, and how such access is logged.',
  needsDetails: [],
  clause:
    'In an emergency, authorised staff obtain emergency access to health information by a break glass account, whose every use is logged.',
});
