import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';
import { statesRight } from '../../evidence/states-right.ts';

export const rightToRestriction = defineControl({
  id: 'gdpr-13-2-b-restriction',
  citation: 'GDPR Art. 13(2)(b)',
  title: 'Right to restriction',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'restriction',
      requires: 'that people can have the use of their data restricted',
      mood: 'statement',
      evidence: statesRight('restriction-named', 'restriction-act'),
    },
  ],
  why: 'Restriction protects people while a dispute is open: the data stay, but nobody works with them.',
  recommendation:
    'Tell people that they can ask to have the use of their data restricted, for instance while accuracy is in dispute.',
  needsDetails: [],
  clause:
    'You have the right to restriction of processing, for instance while we check a correction that you asked for.',
});
