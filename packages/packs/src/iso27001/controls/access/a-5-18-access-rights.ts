import { defineControl } from '@lintel/engine';
import { ACCESS, BROAD } from '../../applies-to.ts';

export const a518AccessRights = defineControl({
  id: 'iso27001-a-5-18-access-rights',
  citation: 'ISO/IEC 27001:2022 A.5.18',
  title: 'Access rights',
  risk: 'HIGH',
  section: 'access',
  kinds: [...BROAD, ...ACCESS],
  topics: ['access-control', 'access-review', 'access-removal'],
  elements: [
    {
      id: 'granted',
      requires: 'how access is requested and approved',
      mood: 'statement',
      evidence: [
        { all: ['access-request', ['approved', 'documented', 'responsible-person']] },
        { all: ['access-request', ['approved', 'responsible-person']], within: 'paragraph' },
        { all: ['approved', 'access-control'] },
      ],
    },
    {
      id: 'reviewed',
      requires: 'that access rights are reviewed regularly',
      mood: 'statement',
      evidence: [
        { all: ['access-review'] },
        { all: ['access-control', 'reviewed', 'regularly'] },
        { all: ['reviewed', 'regularly', 'access-control'], within: 'paragraph' },
      ],
    },
    {
      id: 'removed',
      requires: 'that access is removed when people leave or change role',
      mood: 'statement',
      evidence: [
        { all: ['access-removal', ['leaving', 'at-once', 'workforce']] },
        { all: ['access-removal', 'leaving'], within: 'paragraph' },
        { all: ['access-removal'], under: ['access-removal', 'leaving'] },
      ],
    },
  ],
  why: 'Rights pile up: people change and leave, and their access stays.',
  recommendation:
    'Say who approves access, how often rights are reviewed, and how soon they are removed.',
  needsDetails: [],
  clause:
    'Access is requested in writing and approved by the manager. Access rights are reviewed every quarter. Access is revoked immediately upon termination.',
});
