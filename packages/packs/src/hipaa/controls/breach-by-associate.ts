import { defineControl } from '@lintel/engine';
import { BREACHES_AND_ASSOCIATES } from '../applies-to.ts';

export const breachByAssociate = defineControl({
  id: 'hipaa-410',
  citation: '45 CFR 164.410',
  title: 'Notice by a business associate',
  risk: 'MEDIUM',
  section: 'breach',
  kinds: BREACHES_AND_ASSOCIATES,
  onlyIf: ['business-associate'],
  elements: [
    {
      id: 'associate',
      requires: 'that a business associate notifies the covered entity of a breach',
      evidence: [
        {
          all: [
            'covered-entity',
            'notified',
            ['health-breach', 'security-incident-word', 'security-weakness'],
          ],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'The covered entity cannot tell patients what its vendor keeps to itself.',
  recommendation:
    'State that the business associate notifies the covered entity without unreasonable delay and within 60 days.',
  needsDetails: [],
  clause:
    'The business associate notifies the covered entity of any breach without unreasonable delay and no later than 60 days after discovery.',
});
