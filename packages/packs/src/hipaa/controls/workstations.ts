import { defineControl } from '@lintel/engine';
import { ENDPOINTS } from '../applies-to.ts';

export const workstations = defineControl({
  id: 'hipaa-310-b',
  citation: '45 CFR 164.310(b)',
  title: 'Workstation use and security',
  risk: 'MEDIUM',
  section: 'physical',
  kinds: ENDPOINTS,
  elements: [
    {
      id: 'workstations',
      requires: 'how workstations are used and protected',
      evidence: [
        {
          all: [
            'endpoint',
            ['endpoint-safeguard', 'clear-desk', 'automatic-logoff', 'restricts', 'required'],
          ],
        },
      ],
    },
  ],
  why: 'Screens are read over shoulders and laptops are left in cars.',
  recommendation: 'State how workstations may be used and how they are protected.',
  needsDetails: [],
  clause:
    'Workstations must lock automatically and be encrypted, and are positioned so that others cannot read the screen.',
});
