import { defineControl } from '@lintel/engine';
import { ACCESS, BROAD } from '../../applies-to.ts';

export const a515AccessControl = defineControl({
  id: 'iso27001-a-5-15-access-control',
  citation: 'ISO/IEC 27001:2022 A.5.15',
  title: 'Access control',
  risk: 'HIGH',
  section: 'access',
  kinds: [...BROAD, ...ACCESS],
  topics: ['about-access'],
  elements: [
    {
      id: 'rules',
      requires: 'that access is controlled by rules',
      evidence: [{ all: ['access-control'] }],
    },
    {
      id: 'least-privilege',
      requires: 'that people get the access their work needs and no more',
      mood: 'statement',
      evidence: [
        { all: ['least-privilege', 'access-control'] },
        { all: ['least-privilege'], under: ['about-access'] },
        { all: ['access-control', 'least-privilege'], within: 'paragraph' },
      ],
    },
  ],
  why: 'Access that is wider than needed turns one stolen password into a loss of everything.',
  recommendation:
    'Say that access is granted by need and by role, with the least privilege that the work needs.',
  needsDetails: [],
  clause:
    'Access to systems and information is granted on the principle of least privilege, according to role and business need.',
});
