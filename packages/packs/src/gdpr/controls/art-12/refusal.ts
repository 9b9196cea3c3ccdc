import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const refusal = defineControl({
  id: 'gdpr-12-4-refusal',
  citation: 'GDPR Art. 12(4)',
  title: 'Reasons for refusing a request',
  risk: 'LOW',
  section: 'handling-requests',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'reasons',
      requires: 'that a person whose request is refused is told why',
      mood: 'statement',
      evidence: [
        {
          all: ['refusal-reasons', ['inform-people', 'individuals', 'answer-act']],
          polarity: 'unless-denied',
        },
        { all: ['refusal-reasons', 'request-of-people'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'remedy',
      requires: 'that a refusal names the complaint to an authority and the way to court',
      mood: 'statement',
      evidence: [
        {
          all: ['refusal-reasons', ['complaint-act', 'judicial-remedy']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['supervisory-authority', ['refusal-reasons', 'excessive-request']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Without the reasons and the remedies a person cannot challenge a refusal, and the refusal itself becomes unlawful.',
  recommendation:
    'State that a refused request is answered within a month with the reasons, and with the possibility of a complaint to the authority or an action in court.',
  needsDetails: [],
  clause:
    'If we refuse a request we inform the person within one month of the reasons for refusing, and of the possibility to lodge a complaint with a supervisory authority and to seek a judicial remedy.',
});
