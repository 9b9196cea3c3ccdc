import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const policiesInPlace = defineControl({
  id: 'gdpr-24-policies',
  citation: 'GDPR Art. 24',
  title: 'Data protection measures',
  risk: 'MEDIUM',
  section: 'accountability',
  kinds: POLICIES,
  elements: [
    {
      id: 'measures',
      requires: 'that measures are in place to comply with data protection law',
      evidence: [
        { all: ['programme-word', 'data-protection-word'], polarity: 'unless-denied' },
        {
          all: ['appropriate-measures', ['data-protection-word', 'demonstrate-compliance']],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'review',
      requires: 'that data protection measures are reviewed and updated',
      evidence: [
        {
          all: ['review-word', ['this-policy', 'measures-word', 'data-protection-word']],
          polarity: 'unless-denied',
        },
        {
          all: ['review-word', ['@duration', 'this-policy']],
          under: ['review-heading'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A policy nobody has looked at since it was written proves the opposite of what it says.',
  recommendation:
    'State which measures implement data protection and how often they are reviewed and updated.',
  needsDetails: [],
  clause:
    'We maintain policies and procedures to comply with data protection law. This policy and the measures under it are reviewed and updated at least once a year.',
});
