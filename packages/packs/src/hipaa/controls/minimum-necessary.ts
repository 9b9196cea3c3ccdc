import { defineControl } from '@lintel/engine';
import { PRIVACY_POLICIES } from '../applies-to.ts';

export const minimumNecessary = defineControl({
  id: 'hipaa-502-b',
  citation: '45 CFR 164.502(b)',
  title: 'Minimum necessary',
  risk: 'MEDIUM',
  section: 'privacy',
  kinds: PRIVACY_POLICIES,
  elements: [
    {
      id: 'minimum',
      requires: 'that only the minimum necessary information is used or disclosed',
      evidence: [
        {
          all: [
            'minimum-necessary',
            [
              'health-information',
              'permitted-use',
              'access-control',
              'sharing',
              'least-privilege',
              'restricts',
            ],
          ],
        },
      ],
    },
  ],
  why: 'Every record opened without need is an impermissible use.',
  recommendation: 'State that uses, disclosures and requests are limited to the minimum necessary.',
  needsDetails: [],
  clause: 'We limit uses and disclosures of health information to the minimum necessary.',
});
