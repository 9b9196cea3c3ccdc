import { defineControl } from '@lintel/engine';
import { NOTICE_LIKE } from '../../applies-to.ts';

export const recipients = defineControl({
  id: 'gdpr-13-1-e-recipients',
  citation: 'GDPR Art. 13(1)(e)',
  title: 'Recipients of the data',
  risk: 'HIGH',
  section: 'recipients',
  kinds: NOTICE_LIKE,
  elements: [
    {
      id: 'recipients',
      requires: 'who receives the data, by name or by category',
      mood: 'statement',
      evidence: [
        {
          all: ['sharing', 'recipients'],
          within: 18,
          polarity: 'either',
          without: ['other-sites', 'policy-change', 'definition'],
        },
        {
          all: ['recipients', 'sharing'],
          polarity: 'either',
          without: [
            'other-sites',
            'policy-change',
            'definition',
            'source-word',
            'processor-terms-talk',
          ],
        },
        {
          all: ['recipients'],
          under: ['sharing-heading'],
          polarity: 'either',
          without: ['other-sites'],
        },
      ],
    },
  ],
  why: 'People lose track of their data where it is handed on; they must be able to follow it.',
  recommendation:
    'Name the third parties, or the kinds of third party, that receive the data, with the reason for each.',
  needsDetails: ['thirdParties'],
  clause:
    'We disclose your data to the following recipients only: {{thirdParties}}, who act as our service providers or as required by law.',
});
