import { defineControl } from '@lintel/engine';
import { RESILIENCE } from '../../applies-to.ts';

export const a13Tests = defineControl({
  id: 'soc2-a1-3-tests',
  citation: 'SOC 2 A1.3',
  title: 'Tests of recovery',
  risk: 'MEDIUM',
  section: 'availability',
  kinds: RESILIENCE,
  category: 'availability',
  topics: ['about-continuity', 'about-backup'],
  elements: [
    {
      id: 'tested',
      requires: 'that recovery is tested',
      mood: 'statement',
      evidence: [
        { all: ['continuity-test'] },
        { all: ['continuity-plan', 'tested'], within: 15 },
        { all: [['restore', 'backup'], 'tested'], within: 12 },
      ],
    },
  ],
  why: 'A plan never tried fails in the hour it is needed.',
  recommendation: 'Say how often recovery is tested.',
  needsDetails: [],
  clause:
    'The disaster recovery plan is tested every year, and restoring from backup every quarter.',
});
