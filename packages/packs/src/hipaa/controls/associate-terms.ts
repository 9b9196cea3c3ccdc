import { defineControl } from '@lintel/engine';
import { ASSOCIATES } from '../applies-to.ts';

export const associateTerms = defineControl({
  id: 'hipaa-504-e',
  citation: '45 CFR 164.504(e)(2)',
  title: 'Business associate terms',
  risk: 'HIGH',
  section: 'associates',
  kinds: ASSOCIATES,
  elements: [
    {
      id: 'limits',
      requires: 'that the associate uses information only as the contract permits',
      evidence: [
        {
          all: ['associate-limits', ['health-information', 'business-associate', 'permitted-use']],
          within: 'paragraph',
          polarity: 'either',
        },
      ],
    },
    {
      id: 'safeguards',
      requires: 'that the associate uses safeguards',
      evidence: [
        {
          all: [
            ['reasonable-security', 'appropriate-measures'],
            ['health-information', 'business-associate'],
          ],
          within: 'paragraph',
        },
      ],
    },
    {
      id: 'report',
      requires: 'that the associate reports incidents and unpermitted uses',
      evidence: [
        {
          all: [
            'associate-report',
            ['health-breach', 'security-weakness', 'permitted-use', 'security-incident-word'],
          ],
          within: 'paragraph',
        },
      ],
    },
    {
      id: 'return',
      requires: 'that the associate returns or destroys information at the end',
      evidence: [{ all: ['return-or-destroy'] }],
    },
  ],
  why: 'Each missing term makes the contract one that the rule does not recognise.',
  recommendation:
    'Bind the associate to permitted uses, safeguards, reporting, and return or destruction.',
  needsDetails: [],
  clause:
    'The business associate shall not use or disclose health information except as permitted here, uses appropriate safeguards to protect it, and shall report any breach or unpermitted use to the covered entity. At the end it will return or destroy all health information.',
});
