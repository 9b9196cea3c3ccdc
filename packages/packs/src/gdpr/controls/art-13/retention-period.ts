import { defineControl } from '@lintel/engine';
import { NOTICE_LIKE } from '../../applies-to.ts';

export const retentionPeriod = defineControl({
  id: 'gdpr-13-2-a-retention',
  citation: 'GDPR Art. 13(2)(a)',
  title: 'Retention period',
  risk: 'HIGH',
  section: 'retention',
  kinds: NOTICE_LIKE,
  elements: [
    {
      // "As long as necessary" repeats the law: it limits storage and tells nobody when data go.
      id: 'kept',
      requires: 'that data are kept only for a time',
      mood: 'statement',
      evidence: [
        {
          all: ['retention-verb', '@duration'],
          polarity: 'either',
          without: ['log-off-talk', 'request-answer', 'right-over-records', 'policy-change'],
        },
        {
          all: ['retention-verb', 'retention-criterion'],
          polarity: 'either',
          without: ['reader-agrees', 'right-over-records'],
        },
        {
          all: ['deletion-verb', '@duration', 'personal-data'],
          within: 15,
          without: ['request-answer'],
          polarity: 'unless-denied',
        },
        {
          all: ['retention-verb', 'personal-data'],
          under: ['retention-heading'],
          polarity: 'unless-denied',
        },
        { all: ['@duration'], under: ['retention-heading'], polarity: 'unless-denied' },
        {
          all: ['deletion-verb', 'deletion-event'],
          without: ['right-refused', 'cookie-talk'],
          polarity: 'unless-denied',
        },
        { all: ['retention-noun', 'personal-data'], strength: 'weak', polarity: 'unless-denied' },
      ],
    },
    {
      id: 'period',
      requires: 'the time for which the data are kept, or the criteria that decide it',
      mood: 'statement',
      evidence: [
        {
          all: ['retention-verb', '@duration'],
          polarity: 'either',
          without: ['log-off-talk', 'request-answer', 'right-over-records', 'policy-change'],
        },
        {
          all: ['retention-verb', 'retention-end'],
          polarity: 'either',
          without: ['reader-agrees', 'right-over-records'],
        },
        {
          all: ['deletion-verb', '@duration', 'personal-data'],
          within: 15,
          without: ['request-answer'],
          polarity: 'unless-denied',
        },
        {
          all: ['deletion-verb', 'retention-end'],
          without: ['right-refused', 'cookie-talk', 'request-answer'],
          polarity: 'unless-denied',
        },
        {
          all: [['@duration', 'retention-end']],
          under: ['retention-heading'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Data kept without an end are breaches waiting to happen; a reader must see when theirs go.',
  recommendation: 'State how long each kind of data is kept, or the criteria that decide it.',
  needsDetails: ['retentionPeriod'],
  clause:
    'We keep your data for {{retentionPeriod}}, and no longer than necessary for the purposes described here. After that they are deleted.',
});
