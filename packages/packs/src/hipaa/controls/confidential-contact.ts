import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const confidentialContact = defineControl({
  id: 'hipaa-520-b-1-iv-B',
  citation: '45 CFR 164.520(b)(1)(iv)(B)',
  title: 'Right to confidential communications',
  risk: 'MEDIUM',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'right',
      requires: 'that people can choose how they are contacted',
      mood: 'statement',
      evidence: [
        {
          all: [
            'right-to-confidential-contact',
            ['choice-of-people', 'rights-of-consumers', 'health-information', 'personal-data'],
          ],
          without: ['policy-change'],
        },
        { all: ['right-to-confidential-contact'], under: ['rights-heading'] },
      ],
    },
  ],
  why: 'A right that the notice leaves out is a right patients do not use.',
  recommendation: 'Tell people of this right and how to use it.',
  needsDetails: [],
  clause:
    'You have the right to receive confidential communications by alternative means or at alternative locations.',
});
