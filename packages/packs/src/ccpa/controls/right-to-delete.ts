import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const rightToDelete = defineControl({
  id: 'ccpa-right-to-delete',
  citation: 'Cal. Civ. Code 1798.105(a)',
  title: 'Right to delete',
  risk: 'HIGH',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'right',
      requires: 'that consumers can have their personal information deleted',
      mood: 'statement',
      evidence: [
        { all: ['right-to-delete'], without: ['policy-change', 'cookie-talk', 'right-refused'] },
      ],
    },
  ],
  why: 'A consumer who is not told of deletion cannot use it, and a complaint follows instead.',
  recommendation:
    'Tell consumers that they can request deletion of personal information collected from them, with the exceptions that apply.',
  needsDetails: [],
  clause:
    'You have the right to request that we delete personal information we collected from you, subject to the exceptions in the law.',
});
