import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const erasureHandled = defineControl({
  id: 'gdpr-17-erasure',
  citation: 'GDPR Art. 17',
  title: 'Data are erased on request',
  risk: 'HIGH',
  section: 'rights',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'erase',
      requires: 'that data are erased when a person asks and no exception applies',
      mood: 'statement',
      evidence: [
        {
          all: ['erasure-named'],
          without: ['right-refused', 'cookie-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['erasure-act', ['choice-of-people', 'request-of-people'], 'personal-data'],
          within: 14,
          without: ['right-refused', 'cookie-talk', 'policy-change', 'parental-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['erasure-act', 'list-of-rights'],
          without: ['right-refused', 'cookie-talk'],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'grounds',
      requires: 'when data are erased, and when they may be kept',
      mood: 'statement',
      evidence: [
        {
          all: ['erasure-act', 'erasure-ground'],
          without: ['cookie-talk', 'parental-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['erasure-ground', 'erasure-act'],
          within: 'paragraph',
          without: ['cookie-talk', 'parental-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['erasure-ground'],
          under: ['erasure-named', 'erasure-act'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Staff who do not know the grounds either erase what must be kept or keep what must go.',
  recommendation:
    'State on which grounds data are erased on request, and which exceptions let you keep them.',
  needsDetails: [],
  clause:
    'People have the right to erasure. We delete data on request when they are no longer necessary, when consent is withdrawn or when they were used unlawfully, unless a legal obligation or a legal claim requires us to keep them.',
});
