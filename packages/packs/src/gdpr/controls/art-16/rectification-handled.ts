import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const rectificationHandled = defineControl({
  id: 'gdpr-16-rectification',
  citation: 'GDPR Art. 16',
  title: 'Correction of wrong data',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'correct',
      requires: 'that inaccurate data are corrected on request',
      mood: 'statement',
      evidence: [
        {
          all: ['rectification-named'],
          without: ['policy-change', 'right-refused'],
          polarity: 'unless-denied',
        },
        {
          all: ['rectification-act', ['choice-of-people', 'request-of-people'], 'personal-data'],
          within: 14,
          without: ['policy-change', 'right-refused'],
          polarity: 'unless-denied',
        },
        {
          all: ['rectification-act', 'inaccurate-word'],
          without: ['policy-change'],
          polarity: 'unless-denied',
        },
        {
          all: ['rectification-act', 'list-of-rights'],
          without: ['policy-change', 'right-refused'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A mistake that stays in the file is repeated in every decision taken from it.',
  recommendation:
    'State that inaccurate data are corrected and incomplete data completed without undue delay when the person asks.',
  needsDetails: [],
  clause:
    'We correct inaccurate data and complete incomplete data without undue delay when the person concerned requests rectification.',
});
