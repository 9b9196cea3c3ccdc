import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const rightToRestrict = defineControl({
  id: 'hipaa-520-b-1-iv-A',
  citation: '45 CFR 164.520(b)(1)(iv)(A)',
  title: 'Right to request restrictions',
  risk: 'MEDIUM',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'right',
      requires: 'that people can ask to restrict uses',
      mood: 'statement',
      evidence: [
        {
          all: [
            'right-to-restrict',
            ['choice-of-people', 'rights-of-consumers', 'health-information', 'personal-data'],
          ],
          without: ['policy-change'],
        },
        { all: ['right-to-restrict'], under: ['rights-heading'] },
      ],
    },
  ],
  why: 'A right that the notice leaves out is a right patients do not use.',
  recommendation: 'Tell people of this right and how to use it.',
  needsDetails: [],
  clause:
    'You have the right to request restrictions on certain uses and disclosures of your health information.',
});
