import { defineControl } from '@lintel/engine';
import { AGREEMENTS, POLICIES } from '../../applies-to.ts';

export const purposeLimitation = defineControl({
  id: 'gdpr-5-1-b-purpose-limitation',
  citation: 'GDPR Art. 5(1)(b)',
  title: 'Purpose limitation',
  risk: 'HIGH',
  section: 'principles',
  kinds: [...POLICIES, ...AGREEMENTS],
  elements: [
    {
      id: 'limitation',
      requires: 'that data are collected for specified purposes and not used for others',
      evidence: [
        // The Commission's annex suggests "strict purpose limitation" as an example of a safeguard.
        { all: ['purpose-limit'], without: ['annex-prompt'], polarity: 'either' },
        { all: ['further-purpose', ['personal-data', 'process-word']], polarity: 'denied' },
        {
          all: ['purpose-noun', 'only-strict', ['personal-data', 'process-word']],
          within: 12,
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Data that may be used for anything are a promise broken at the next good idea.',
  recommendation:
    'State that data are collected for specified, explicit and legitimate ends and not used in a way incompatible with them.',
  needsDetails: [],
  clause:
    'We collect data for specified, explicit and legitimate purposes only and do not process them further in a manner incompatible with those purposes.',
});
