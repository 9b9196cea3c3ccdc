import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';
import { statesRight } from '../../evidence/states-right.ts';

export const rightToErasure = defineControl({
  id: 'gdpr-13-2-b-erasure',
  citation: 'GDPR Art. 13(2)(b)',
  title: 'Right to erasure',
  risk: 'HIGH',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'erasure',
      requires: 'that people can have their data erased',
      mood: 'statement',
      evidence: statesRight('erasure-named', 'erasure-act'),
    },
  ],
  why: 'Erasure is the right people ask for most; a notice that is silent about it invites complaints.',
  recommendation:
    'Tell people that they can have their data erased, and when that right has limits.',
  needsDetails: [],
  clause:
    'You have the right to erasure: you may ask us to delete your data, unless the law obliges us to keep them.',
});
