import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const legitimateInterests = defineControl({
  id: 'gdpr-13-1-d-legitimate-interests',
  citation: 'GDPR Art. 13(1)(d)',
  title: 'The legitimate interests pursued',
  risk: 'MEDIUM',
  section: 'purposes',
  kinds: NOTICES,
  onlyIf: ['legitimate-interests'],
  elements: [
    {
      id: 'interests',
      requires: 'which legitimate interests are pursued',
      mood: 'statement',
      evidence: [
        {
          all: ['legitimate-interests', 'interest-named'],
          within: 30,
          without: ['right-refused'],
          polarity: 'unless-denied',
        },
        {
          all: ['legitimate-interests', ['interest-named', 'purpose-named']],
          without: ['right-refused', 'objection-named'],
          polarity: 'unless-denied',
        },
        { all: ['interest-named'], under: ['legitimate-interests'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Naming the ground without the interest tells people nothing they could weigh or object to.',
  recommendation:
    'Where data are used on the ground of legitimate interests, name each interest in words a reader can judge.',
  needsDetails: ['additionalInfo'],
  clause:
    'Where we rely on our legitimate interests, these are our interests in protecting and improving our services, and in {{additionalInfo}}.',
});
