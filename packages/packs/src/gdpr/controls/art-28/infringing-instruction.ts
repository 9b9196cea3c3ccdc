import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const infringingInstruction = defineControl({
  id: 'gdpr-28-3-infringing-instruction',
  citation: 'GDPR Art. 28(3)',
  title: 'Warning of unlawful instructions',
  risk: 'LOW',
  section: 'instructions',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'warn',
      requires: 'that the processor warns the controller of instructions that infringe the law',
      evidence: [
        {
          all: ['infringes', 'an-instruction', 'inform-controller'],
          within: 35,
          polarity: 'either',
          without: ['breach-notice-talk', 'access-rights-talk'],
        },
        {
          all: ['infringes', 'an-instruction', 'inform-controller'],
          within: 'paragraph',
          polarity: 'either',
          strength: 'weak',
          without: ['breach-notice-talk'],
        },
      ],
    },
  ],
  why: 'The processor often sees first that an order breaks the law; silence makes both responsible.',
  recommendation:
    'State that the processor immediately informs the controller if it considers an instruction to infringe data protection law.',
  needsDetails: [],
  clause:
    'The processor shall immediately inform the controller if, in its opinion, an instruction infringes data protection law.',
});
