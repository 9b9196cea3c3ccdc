import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../applies-to.ts';

export const training = defineControl({
  id: 'ccpa-training',
  citation: '11 CCR 7100',
  title: 'Training of those who answer requests',
  risk: 'LOW',
  section: 'requests',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'training',
      requires: 'that those who handle requests are trained in the law',
      evidence: [
        {
          all: [
            'trained',
            ['request-handlers', 'california-talk', 'rights-of-consumers', 'request-of-people'],
          ],
          within: 'paragraph',
          without: ['policy-change'],
        },
      ],
    },
  ],
  why: 'A request sent to somebody who does not recognise it is a deadline missed.',
  recommendation:
    'Require that all who handle consumer requests are trained in the law and in how rights are exercised.',
  needsDetails: [],
  clause:
    'All individuals responsible for handling consumer requests receive training on the law and on how consumers exercise their rights.',
});
