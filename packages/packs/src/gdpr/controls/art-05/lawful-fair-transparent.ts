import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const lawfulFairTransparent = defineControl({
  id: 'gdpr-5-1-a-lawful-fair-transparent',
  citation: 'GDPR Art. 5(1)(a)',
  title: 'Lawfulness, fairness and transparency',
  risk: 'HIGH',
  section: 'principles',
  kinds: POLICIES,
  elements: [
    {
      id: 'principle',
      requires: 'that data are used lawfully, fairly and transparently',
      evidence: [
        {
          all: [
            'lawful-word',
            ['fair-word', 'transparent-word'],
            ['personal-data', 'process-word'],
          ],
          polarity: 'unless-denied',
        },
        { all: ['lawful-word', 'fair-word'], polarity: 'unless-denied' },
        {
          all: ['fair-word', 'transparent-word', ['personal-data', 'process-word']],
          polarity: 'unless-denied',
        },
        {
          all: ['lawful-word', ['fair-word', 'transparent-word']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['lawful-word', 'process-word'],
          under: ['fair-word', 'transparent-word'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'The principle is enforceable on its own: the largest fines name it.',
  recommendation:
    'State that data are used lawfully, fairly and in a transparent manner in relation to the people concerned.',
  needsDetails: [],
  clause: 'We process personal data lawfully, fairly and in a transparent manner.',
});
