import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const source = defineControl({
  id: 'gdpr-14-2-f-source',
  citation: 'GDPR Art. 14(2)(f)',
  title: 'Source of the data',
  risk: 'LOW',
  section: 'data',
  kinds: NOTICES,
  elements: [
    {
      id: 'source',
      requires: 'where data come from that people did not give themselves',
      mood: 'statement',
      evidence: [
        {
          all: ['source-word', 'obtain-word', ['personal-data', 'kinds-of-data', '@self']],
          polarity: 'either',
          without: ['other-sites', 'policy-change', 'parental-talk'],
        },
        { all: ['source-direct', 'only-word'], polarity: 'either' },
        {
          all: ['received-from', ['recipients', 'outside-source']],
          within: 8,
          without: ['other-sites', 'policy-change', 'parental-talk'],
          polarity: 'unless-denied',
        },
        {
          all: [['recipients', 'outside-source'], 'gives-us', ['personal-data', 'kinds-of-data']],
          within: 14,
          without: ['other-sites', 'policy-change', 'parental-talk'],
          polarity: 'unless-denied',
        },
        {
          all: [['source-word', 'outside-source', 'gives-us']],
          under: ['heading-of-outside-sources'],
          polarity: 'unless-denied',
        },
        { all: ['source-direct', 'obtain'], strength: 'weak', polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'People are surprised by data they never gave; the source lets them correct a mistake where it began.',
  recommendation:
    'Say from where you obtain data other than from the people themselves, and whether the source is public; if there is none, say that.',
  needsDetails: ['additionalInfo'],
  clause:
    'Besides what you tell us, we obtain information about you from these other sources: {{additionalInfo}}.',
});
