import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const rightToAccounting = defineControl({
  id: 'hipaa-520-b-1-iv-E',
  citation: '45 CFR 164.520(b)(1)(iv)(E)',
  title: 'Right to an accounting of disclosures',
  risk: 'MEDIUM',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'right',
      requires: 'that people can have a list of disclosures',
      mood: 'statement',
      evidence: [
        {
          all: [
            'right-to-accounting',
            ['choice-of-people', 'rights-of-consumers', 'health-information', 'personal-data'],
          ],
          without: ['policy-change'],
        },
        { all: ['right-to-accounting'], under: ['rights-heading'] },
      ],
    },
  ],
  why: 'A right that the notice leaves out is a right patients do not use.',
  recommendation: 'Tell people of this right and how to use it.',
  needsDetails: [],
  clause: 'You have the right to receive an accounting of disclosures of your health information.',
});
