import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const timing = defineControl({
  id: 'gdpr-14-3-timing',
  citation: 'GDPR Art. 14(3)',
  title: 'Timely notice for data from others',
  risk: 'LOW',
  section: 'handling-requests',
  kinds: POLICIES,
  elements: [
    {
      id: 'timing',
      requires: 'when people are informed whose data came from somebody else',
      evidence: [
        { all: ['not-obtained-from-person', 'timing-of-notice'], polarity: 'unless-denied' },
        {
          all: ['timing-of-notice', 'not-obtained-from-person', 'inform-people'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'People whose data come from elsewhere do not know that they should ask; the law sets a month for telling them.',
  recommendation:
    'State that people whose data were not obtained from them are informed within one month, and at the latest at the first contact or disclosure.',
  needsDetails: [],
  clause:
    'Where data are not obtained from the person, we inform the person within one month, and at the latest at the first communication or before the data are first disclosed.',
});
