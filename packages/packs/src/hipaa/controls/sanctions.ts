import { defineControl } from '@lintel/engine';
import { WORKFORCE } from '../applies-to.ts';

export const sanctions = defineControl({
  id: 'hipaa-308-a-1-ii-C',
  citation: '45 CFR 164.308(a)(1)(ii)(C)',
  title: 'Sanction policy (required)',
  risk: 'MEDIUM',
  section: 'workforce',
  kinds: WORKFORCE,
  elements: [
    {
      id: 'sanctions',
      requires: 'that workforce members who break the rules are sanctioned',
      evidence: [{ all: ['disciplinary', ['violation', 'workforce', 'required']] }],
    },
  ],
  why: 'Rules without consequence are advice.',
  recommendation: 'State that violations lead to sanctions, and of which kinds.',
  needsDetails: [],
  clause:
    'Workforce members who violate this policy are subject to disciplinary action up to and including termination of employment.',
});
