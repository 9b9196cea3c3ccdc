import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const rightToInspect = defineControl({
  id: 'hipaa-520-b-1-iv-C',
  citation: '45 CFR 164.520(b)(1)(iv)(C)',
  title: 'Right to inspect and copy',
  risk: 'MEDIUM',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'right',
      requires: 'that people can see and copy their records',
      mood: 'statement',
      evidence: [
        {
          all: [
            'right-to-inspect',
            ['choice-of-people', 'rights-of-consumers', 'health-information', 'personal-data'],
          ],
          without: ['policy-change'],
        },
        { all: ['right-to-inspect'], under: ['rights-heading'] },
      ],
    },
  ],
  why: 'A right that the notice leaves out is a right patients do not use.',
  recommendation: 'Tell people of this right and how to use it.',
  needsDetails: [],
  clause: 'You have the right to inspect and copy your health information.',
});
