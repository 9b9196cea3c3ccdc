import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const byDefault = defineControl({
  id: 'gdpr-25-2-by-default',
  citation: 'GDPR Art. 25(2)',
  title: 'Data protection by default',
  risk: 'LOW',
  section: 'accountability',
  kinds: [...POLICIES, 'secure-development-policy'],
  elements: [
    {
      id: 'default',
      requires: 'that by default only the data needed for each use are touched',
      evidence: [
        { all: ['by-default'], polarity: 'unless-denied' },
        { all: ['default-word', 'minimisation'], polarity: 'unless-denied' },
        {
          all: ['default-word', ['data-protection-word', 'personal-data'], 'only-strict'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Most people never change a setting; what is preset is what happens.',
  recommendation:
    'State that by default only the data necessary for each use are collected, used, kept and shown.',
  needsDetails: [],
  clause:
    'We apply data protection by default: unless a person chooses otherwise, only the data necessary for each specific use are processed, and they are not made public.',
});
