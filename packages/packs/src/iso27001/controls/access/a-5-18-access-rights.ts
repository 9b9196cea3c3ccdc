import { defineControl } from '@lintel/engine';
import { ACCESS, BROAD } from '../../applies-to.ts';

export const a518AccessRights = defineControl({
  id: 'iso27001-a-5-18-access-rights',
  citation: 'ISO/IEC 27001:2022 A.5.18',
  title: 'Access rights',
  risk: 'HIGH',
  section: 'access',
  kinds: [...BROAD, ...ACCESS],
  topics: ['about-access'],
  elements: [
    {
      id: 'granted',
      requires: 'how access is requested and approved',
      mood: 'statement',
      evidence: [
        { all: ['access-request', ['approved', 'documented', 'responsible-person']] },
        { all: ['access-request', ['approved', 'responsible-person']], within: 'paragraph' },
        { all: ['approved', 'access-control'], within: 12 },
      ],
    },
    {
      id: 'reviewed',
      requires: 'that access rights are reviewed regularly',
      mood: 'statement',
      evidence: [
        { all: ['access-review'] },
        { all: ['access-control', 'reviewed', 'regularly'], within: 14 },
        { all: ['reviewed', 'regularly'], under: ['about-access'] },
      ],
    },
    {
      id: 'removed',
      requires: 'that access is removed when people leave or change role',
      mood: 'statement',
      evidence: [
        { all: ['access-removal', ['leaving', 'at-once']] },
        { all: ['access-removal', 'leaving'], within: 'paragraph' },
        { all: ['access-removal'], under: ['about-leaving'] },
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
