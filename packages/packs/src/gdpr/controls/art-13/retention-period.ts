import { defineControl, type EvidenceRule } from '@lintel/engine';
import { NOTICE_LIKE } from '../../applies-to.ts';

/** A stated length of time limits storage and is a period too, so both elements take it. */
const KEPT_FOR_A_TIME: EvidenceRule = {
  all: ['retention-verb', '@duration'],
  polarity: 'either',
  without: ['log-off-talk', 'request-answer', 'right-over-records', 'policy-change'],
};

const DELETED_AFTER_A_TIME: EvidenceRule = {
  all: ['deletion-verb', '@duration', 'personal-data'],
  within: 15,
  without: ['request-answer'],
  polarity: 'unless-denied',
};

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
        KEPT_FOR_A_TIME,
        {
          all: ['retention-verb', 'retention-criterion'],
          polarity: 'either',
          without: ['reader-agrees', 'right-over-records'],
        },
        DELETED_AFTER_A_TIME,
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
        KEPT_FOR_A_TIME,
        {
          all: ['retention-verb', 'retention-end'],
          polarity: 'either',
          without: ['reader-agrees', 'right-over-records'],
        },
        DELETED_AFTER_A_TIME,
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
