import { defineControl } from '@lintel/engine';
import { CONTINGENCY } from '../applies-to.ts';

export const emergencyMode = defineControl({
  id: 'hipaa-308-a-7-ii-C',
  citation: '45 CFR 164.308(a)(7)(ii)(C)',
  title: 'Emergency mode operation plan (required)',
  risk: 'MEDIUM',
  section: 'contingency',
  kinds: CONTINGENCY,
  elements: [
    {
      id: 'mode',
      requires: 'how critical processes go on while systems are down',
      evidence: [
        { all: ['emergency-mode'] },
        { all: ['criticality', 'continuity-plan'], within: 'paragraph' },
      ],
    },
  ],
  why: 'Patients do not wait for the network.',
  recommendation:
    'State which processes go on in an emergency and how health information stays protected meanwhile.',
  needsDetails: [],
  clause:
    'In emergency mode, critical business processes that protect health information continue by manual procedures.',
});
