import { defineControl } from '@lintel/engine';
import { AGREEMENTS, POLICIES } from '../../applies-to.ts';

export const cooperation = defineControl({
  id: 'gdpr-31-cooperation',
  citation: 'GDPR Art. 31',
  title: 'Cooperation with the authority',
  risk: 'LOW',
  section: 'accountability',
  kinds: [...POLICIES, ...AGREEMENTS],
  elements: [
    {
      id: 'cooperate',
      requires: 'that the organisation cooperates with the supervisory authority',
      evidence: [
        {
          all: ['cooperate-word', 'authority-word'],
          without: ['definition'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Refusing an authority is an infringement of its own and ends every goodwill.',
  recommendation:
    'State that the organisation cooperates with the supervisory authority on request, and who speaks for it.',
  needsDetails: [],
  clause:
    'We cooperate with the supervisory authority, on request, in the performance of its tasks.',
});
