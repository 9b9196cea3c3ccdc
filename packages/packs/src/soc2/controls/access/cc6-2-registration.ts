import { defineControl } from '@lintel/engine';
import { ACCESS } from '../../applies-to.ts';

export const cc62Registration = defineControl({
  id: 'soc2-cc6-2-registration',
  citation: 'SOC 2 CC6.2',
  title: 'Granting access',
  risk: 'HIGH',
  section: 'access',
  kinds: ACCESS,
  category: 'security',
  topics: ['about-access', 'about-leaving'],
  elements: [
    {
      id: 'approved',
      requires: 'how access is requested and approved',
      mood: 'statement',
      evidence: [
        { all: ['access-request', ['approved', 'documented', 'responsible-person']] },
        { all: ['access-request', ['approved', 'responsible-person']], within: 'paragraph' },
        { all: ['approved', 'access-control'], within: 12 },
      ],
    },
    {
      id: 'removed',
      requires: 'that access is removed when people leave',
      mood: 'statement',
      evidence: [
        { all: ['access-removal', ['leaving', 'at-once']] },
        { all: ['access-removal', 'leaving'], within: 'paragraph' },
        { all: ['access-removal'], under: ['about-leaving'] },
      ],
    },
  ],
  why: 'An account given without a decision, or left after its owner went, is a door nobody watches.',
  recommendation: 'Say who approves access and how soon it is removed when somebody leaves.',
  needsDetails: [],
  clause:
    'Access requests are approved by the manager. Access is revoked within one day of termination.',
});
