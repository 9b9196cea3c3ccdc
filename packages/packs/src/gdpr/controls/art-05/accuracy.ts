import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const accuracy = defineControl({
  id: 'gdpr-5-1-d-accuracy',
  citation: 'GDPR Art. 5(1)(d)',
  title: 'Accuracy',
  risk: 'LOW',
  section: 'principles',
  kinds: POLICIES,
  elements: [
    {
      id: 'accurate',
      requires: 'that data are kept accurate and up to date',
      evidence: [
        {
          all: ['accurate-word', ['personal-data', 'records-word']],
          without: ['rights-lead-only', 'denies-duty'],
          polarity: 'unless-denied',
        },
        { all: ['accuracy-principle'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Wrong data lead to wrong decisions about real people.',
  recommendation:
    'State that data are kept accurate and up to date, and that wrong data are corrected or erased without delay.',
  needsDetails: [],
  clause:
    'We take every reasonable step to keep the data accurate and up to date, and correct or erase inaccurate data without delay.',
});
