import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const rightToPaperCopy = defineControl({
  id: 'hipaa-520-b-1-iv-F',
  citation: '45 CFR 164.520(b)(1)(iv)(F)',
  title: 'Right to a paper copy',
  risk: 'MEDIUM',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'right',
      requires: 'that people can have the notice on paper',
      mood: 'statement',
      evidence: [
        {
          all: [
            'right-to-paper-copy',
            ['choice-of-people', 'rights-of-consumers', 'health-information', 'personal-data'],
          ],
          without: ['policy-change'],
        },
        { all: ['right-to-paper-copy'], under: ['rights-heading'] },
      ],
    },
  ],
  why: 'A right that the notice leaves out is a right patients do not use.',
  recommendation: 'Tell people of this right and how to use it.',
  needsDetails: [],
  clause:
    'You have the right to a paper copy of this notice, even if you agreed to receive it electronically.',
});
