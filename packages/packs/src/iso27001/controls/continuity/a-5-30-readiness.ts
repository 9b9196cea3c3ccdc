import { defineControl } from '@lintel/engine';
import { CONTINUITY } from '../../applies-to.ts';

export const a530Readiness = defineControl({
  id: 'iso27001-a-5-30-readiness',
  citation: 'ISO/IEC 27001:2022 A.5.30',
  title: 'Readiness of technology for continuity',
  risk: 'MEDIUM',
  section: 'continuity',
  kinds: CONTINUITY,
  topics: ['about-continuity', 'about-recovery-objectives'],
  elements: [
    {
      id: 'objectives',
      requires: 'how soon systems must be back, and with how little loss',
      mood: 'statement',
      evidence: [
        { all: ['recovery-objective', ['@duration', 'criticality', 'continuity-plan', 'restore']] },
        { all: ['recovery-objective', '@duration'], within: 'section' },
        { all: ['recovery-objective'] },
      ],
    },
    {
      id: 'priorities',
      requires: 'which systems are restored first',
      mood: 'statement',
      evidence: [{ all: ['criticality'] }],
    },
  ],
  why: 'Without targets every system is urgent and none is restored first.',
  recommendation: 'State recovery time and recovery point objectives and the order of recovery.',
  needsDetails: [],
  clause:
    'Critical systems are listed in order of recovery; their recovery time objective is 8 hours and their recovery point objective 24 hours.',
});
