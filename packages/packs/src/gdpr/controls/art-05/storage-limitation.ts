import { defineControl } from '@lintel/engine';
import { RETENTION } from '../../applies-to.ts';

export const storageLimitation = defineControl({
  id: 'gdpr-5-1-e-storage-limitation',
  citation: 'GDPR Art. 5(1)(e)',
  title: 'Storage limitation',
  risk: 'HIGH',
  section: 'retention',
  kinds: RETENTION,
  elements: [
    {
      id: 'limit',
      requires: 'that data are kept no longer than necessary, with a time for each kind',
      mood: 'statement',
      evidence: [
        {
          all: ['retention-verb', '@duration'],
          without: ['request-answer', 'log-off-talk'],
          polarity: 'unless-denied',
        },
        { all: ['retention-verb', 'retention-criterion'], polarity: 'either' },
        {
          all: ['retention-schedule', ['personal-data', 'records-word']],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'deletion',
      requires: 'that data are deleted or anonymised when the time has passed',
      evidence: [
        {
          all: ['deletion-verb', 'deletion-event'],
          polarity: 'affirmed',
          without: ['right-refused'],
        },
        {
          all: ['deletion-verb', '@duration'],
          without: ['request-answer'],
          polarity: 'unless-denied',
        },
        {
          all: ['deletion-verb', ['personal-data', 'records-word', 'media-word']],
          under: ['retention-heading', 'disposal-heading'],
          polarity: 'unless-denied',
        },
        { all: ['deletion-verb', 'retention-schedule'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Old data are the bulk of what leaks, and nobody can say why they were still there.',
  recommendation:
    'State for each kind of data when it must go and how it is then deleted or anonymised.',
  needsDetails: [],
  clause:
    'We keep data no longer than necessary for their purposes, as the retention schedule sets out for each kind of record. When the period ends, the data are securely deleted or anonymised.',
});
