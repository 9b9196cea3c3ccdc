import { defineControl } from '@lintel/engine';
import { CONTINUITY } from '../../applies-to.ts';

export const a529Continuity = defineControl({
  id: 'iso27001-a-5-29-continuity',
  citation: 'ISO/IEC 27001:2022 A.5.29',
  title: 'Security during disruption',
  risk: 'HIGH',
  section: 'continuity',
  kinds: [...CONTINUITY, 'isms-manual'],
  topics: ['about-continuity'],
  elements: [
    {
      id: 'plan',
      requires: 'how operations and their security go on during a disruption',
      mood: 'statement',
      evidence: [
        { all: ['continuity-plan', ['disruption', 'required', 'restore']] },
        { all: ['continuity-plan'] },
      ],
    },
    {
      id: 'tested',
      requires: 'that the continuity plan is tested',
      mood: 'statement',
      evidence: [
        { all: ['continuity-test', ['continuity-plan', 'regularly', 'restore']] },
        { all: ['continuity-test'], under: ['about-continuity'] },
        { all: ['continuity-plan', 'tested'] },
      ],
    },
  ],
  why: 'A plan that was never tried fails in the hour it is needed.',
  recommendation: 'Describe the plan for disruptions and how often it is tested.',
  needsDetails: [],
  clause:
    'The business continuity plan describes how operations and their security are kept up during a disruption. The plan is tested every year.',
});
