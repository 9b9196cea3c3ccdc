import { defineControl } from '@lintel/engine';
import { ACCESS } from '../applies-to.ts';

export const accessManagement = defineControl({
  id: 'hipaa-308-a-4',
  citation: '45 CFR 164.308(a)(4)',
  title: 'Information access management',
  risk: 'MEDIUM',
  section: 'access',
  kinds: ACCESS,
  elements: [
    {
      id: 'rules',
      requires: 'that access follows role or need, and is reviewed',
      evidence: [
        { all: ['least-privilege'] },
        { all: ['access-review'] },
        { all: ['access-control', ['restricts', 'reviewed']] },
      ],
    },
  ],
  why: 'Access that grows with seniority instead of need exposes everything at once.',
  recommendation:
    'State that access to health information follows role and need, and that rights are reviewed.',
  needsDetails: [],
  clause:
    'Access to health information follows the principle of least privilege and is reviewed quarterly.',
});
