import { defineControl } from '@lintel/engine';
import { CONTINGENCY } from '../applies-to.ts';

export const contingencyTest = defineControl({
  id: 'hipaa-308-a-7-ii-D',
  citation: '45 CFR 164.308(a)(7)(ii)(D)',
  title: 'Testing of contingency plans (addressable)',
  risk: 'LOW',
  section: 'contingency',
  kinds: CONTINGENCY,
  elements: [
    {
      id: 'test',
      requires: 'that contingency plans are tested and revised',
      evidence: [{ all: ['continuity-test'] }, { all: ['continuity-plan', 'tested'] }],
    },
  ],
  why: 'A plan is a guess until it has been rehearsed.',
  recommendation: 'State how often the contingency plan is tested and how it is revised after.',
  needsDetails: [],
  clause: 'The disaster recovery plan is tested annually and revised after each test.',
});
