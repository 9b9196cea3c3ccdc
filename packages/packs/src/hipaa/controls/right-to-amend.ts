import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const rightToAmend = defineControl({
  id: 'hipaa-520-b-1-iv-D',
  citation: '45 CFR 164.520(b)(1)(iv)(D)',
  title: 'Right to amend',
  risk: 'MEDIUM',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'right',
      requires: 'that people can have their records amended',
      mood: 'statement',
      evidence: [
        {
          all: [
            'right-to-amend',
            ['choice-of-people', 'rights-of-consumers', 'health-information', 'personal-data'],
          ],
        },
        { all: ['right-to-amend'], under: ['rights-heading'] },
      ],
    },
  ],
  why: 'A right that the notice leaves out is a right patients do not use.',
  recommendation: 'Tell people of this right and how to use it.',
  needsDetails: [],
  clause: 'You have the right to amend your health information when it is wrong or incomplete.',
});
