import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const thirdCountries = defineControl({
  id: 'gdpr-13-1-f-transfers',
  citation: 'GDPR Art. 13(1)(f)',
  title: 'Transfers to third countries',
  risk: 'HIGH',
  section: 'transfers',
  kinds: NOTICES,
  elements: [
    {
      id: 'statement',
      requires: 'whether the data leave the European Economic Area, and where they go',
      mood: 'statement',
      evidence: [
        {
          all: ['transfer-word', 'outside-region'],
          polarity: 'either',
          without: ['business-sale'],
        },
        {
          all: ['outside-region', ['personal-data', 'store-word', 'recipients']],
          polarity: 'either',
          without: ['business-sale'],
        },
        { all: ['store-word', 'within-region'], polarity: 'either' },
        {
          all: [['outside-region', 'transfer-safeguard']],
          under: ['transfer-heading'],
          polarity: 'either',
        },
      ],
    },
    {
      id: 'safeguard',
      requires: 'on which safeguard transfers to other countries rest and where a copy can be had',
      mood: 'statement',
      evidence: [
        { all: ['transfer-safeguard'], without: ['definition'], polarity: 'unless-denied' },
        {
          all: ['general-safeguard', ['transfer-word', 'outside-region']],
          strength: 'weak',
          polarity: 'unless-denied',
        },
        {
          all: ['general-safeguard'],
          under: ['transfer-heading'],
          strength: 'weak',
          polarity: 'unless-denied',
        },
        { all: ['no-transfer'], polarity: 'either' },
        { all: ['transfer-word', 'outside-region'], polarity: 'denied' },
        { all: ['store-word', 'within-region', 'only-word'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Data that leave the Union leave the reach of its courts; people must know that, and what protects them there.',
  recommendation:
    'Say whether data are transferred outside the European Economic Area, to which countries, and on which safeguard.',
  needsDetails: ['thirdParties'],
  clause:
    'We transfer data to countries outside the European Economic Area only to these recipients: {{thirdParties}}. Such transfers are covered by an adequacy decision of the European Commission or by standard contractual clauses, of which you can ask us for a copy.',
});
