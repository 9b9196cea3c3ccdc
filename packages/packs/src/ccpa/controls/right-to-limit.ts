import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const rightToLimit = defineControl({
  id: 'ccpa-right-to-limit',
  citation: 'Cal. Civ. Code 1798.121',
  title: 'Right to limit sensitive information',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'right',
      requires:
        'that consumers can limit the use of their sensitive personal information, or that it is only used as the law allows without that right',
      mood: 'statement',
      evidence: [
        { all: ['right-to-limit', 'sensitive-information'] },
        { all: ['sensitive-information', ['only-allowed-use']] },
      ],
    },
  ],
  why: 'Sensitive information used for more than the service itself carries a right of its own.',
  recommendation:
    'Tell consumers that they can limit the use of sensitive personal information, or state that it is not used beyond what the rules permit.',
  needsDetails: [],
  clause:
    'You have the right to limit the use and disclosure of your sensitive personal information to what is needed to provide our services.',
});
