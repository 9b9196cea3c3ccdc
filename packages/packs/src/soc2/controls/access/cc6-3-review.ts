import { defineControl } from '@lintel/engine';
import { ACCESS } from '../../applies-to.ts';

export const cc63Review = defineControl({
  id: 'soc2-cc6-3-review',
  citation: 'SOC 2 CC6.3',
  title: 'Roles and review of access',
  risk: 'HIGH',
  section: 'access',
  kinds: [...ACCESS, 'information-security-policy'],
  category: 'security',
  topics: ['about-access'],
  elements: [
    {
      id: 'roles',
      requires: 'that rights follow roles and need',
      mood: 'statement',
      evidence: [
        { all: ['least-privilege', 'access-control'] },
        { all: ['least-privilege'], under: ['about-access'] },
        { all: ['segregation-of-duties'] },
        { all: ['access-control', 'least-privilege'], within: 'paragraph' },
      ],
    },
    {
      id: 'reviewed',
      requires: 'that access is reviewed regularly',
      mood: 'statement',
      evidence: [
        { all: ['access-review'] },
        { all: ['access-control', 'reviewed', 'regularly'], within: 14 },
        { all: ['reviewed', 'regularly'], under: ['about-access'] },
      ],
    },
  ],
  why: 'Rights pile up: people change their work and keep their old access.',
  recommendation: 'Say that rights follow roles and how often they are reviewed.',
  needsDetails: [],
  clause: 'Access is based on role. User access reviews take place every quarter.',
});
