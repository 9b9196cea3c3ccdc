import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';
import { statesRight } from '../../evidence/states-right.ts';

export const rightOfAccess = defineControl({
  id: 'gdpr-13-2-b-access',
  citation: 'GDPR Art. 13(2)(b)',
  title: 'Right of access',
  risk: 'HIGH',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'access',
      requires: 'that people can obtain access to their data',
      mood: 'statement',
      evidence: statesRight('access-named', 'access-act'),
    },
  ],
  why: 'Access is the right all others start from; people who are not told of it do not use it.',
  recommendation:
    'Tell people that they can ask whether data about them are held and receive a copy.',
  needsDetails: [],
  clause: 'You have the right to access the data that we hold about you and to receive a copy.',
});
