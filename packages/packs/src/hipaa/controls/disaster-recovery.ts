import { defineControl } from '@lintel/engine';
import { CONTINGENCY } from '../applies-to.ts';

export const disasterRecovery = defineControl({
  id: 'hipaa-308-a-7-ii-B',
  citation: '45 CFR 164.308(a)(7)(ii)(B)',
  title: 'Disaster recovery plan (required)',
  risk: 'HIGH',
  section: 'contingency',
  kinds: CONTINGENCY,
  elements: [
    {
      id: 'recovery',
      requires: 'how lost data are restored',
      evidence: [
        { all: [['continuity-plan', 'disruption'], 'restore'], within: 'paragraph' },
        {
          all: ['continuity-plan', ['continuity-roles', 'recovery-objective', 'continuity-test']],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'Care stops with the systems; the plan decides for how long.',
  recommendation:
    'State how data and systems are restored after a loss, in what order and by whom.',
  needsDetails: [],
  clause:
    'The disaster recovery plan sets out how data are restored, in which order and by which team.',
});
