import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const thirdParties = defineControl({
  id: 'ccpa-third-parties',
  citation: 'Cal. Civ. Code 1798.110(c)(4)',
  title: 'Categories of recipients',
  risk: 'MEDIUM',
  section: 'disclosure',
  kinds: NOTICES,
  elements: [
    {
      id: 'recipients',
      requires: 'to which categories of third parties the information is disclosed',
      mood: 'statement',
      evidence: [
        {
          all: ['disclosed-for-purpose', 'outside-parties'],
          polarity: 'either',
          without: ['policy-change', 'other-sites'],
        },
        { all: ['outside-parties'], under: ['sharing-heading'], polarity: 'either' },
      ],
    },
  ],
  why: "Information that has left the business is out of the consumer's sight; the categories of recipients are the only trace.",
  recommendation:
    'Name the categories of third parties to which each category of information is disclosed.',
  needsDetails: ['thirdParties'],
  clause:
    'We disclose personal information to these categories of third parties: {{thirdParties}}.',
});
