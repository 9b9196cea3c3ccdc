import { defineControl } from '@lintel/engine';
import { SECURITY } from '../../applies-to.ts';

export const testing = defineControl({
  id: 'gdpr-32-1-d-testing',
  citation: 'GDPR Art. 32(1)(d)',
  title: 'Regular testing of safeguards',
  risk: 'MEDIUM',
  section: 'security',
  kinds: [...SECURITY, 'vulnerability-management-policy', 'internal-audit-policy'],
  elements: [
    {
      id: 'testing',
      requires: 'that safeguards are tested and evaluated regularly',
      evidence: [
        {
          all: ['security-test', ['often-word', '@duration', '@duty', '@self']],
          polarity: 'unless-denied',
        },
        {
          all: ['review-word', 'measures-word', ['often-word', '@duration']],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'What is never tested has usually stopped working.',
  recommendation: 'State how often the effectiveness of the safeguards is tested and evaluated.',
  needsDetails: [],
  clause:
    'We regularly test and evaluate the effectiveness of our security measures, by penetration tests at least once a year.',
});
