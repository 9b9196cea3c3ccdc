import { defineControl } from '@lintel/engine';
import { ACCESS } from '../../applies-to.ts';

export const a516Identity = defineControl({
  id: 'iso27001-a-5-16-identity',
  citation: 'ISO/IEC 27001:2022 A.5.16',
  title: 'Identity management',
  risk: 'MEDIUM',
  section: 'access',
  kinds: ACCESS,
  topics: ['about-authentication'],
  elements: [
    {
      id: 'unique',
      requires: 'that each person has an identity of their own',
      mood: 'statement',
      evidence: [
        { all: ['unique-user'], without: ['cookie-talk'], polarity: 'either' },
        { all: ['unique-id', ['workforce', 'account-word']], within: 8, without: ['cookie-talk'] },
      ],
    },
  ],
  why: 'Under a shared account nobody can be shown to have done anything.',
  recommendation: 'Say that every user has a unique identity and when shared ones are allowed.',
  needsDetails: ['thirdParties'],
  clause: 'Each user has a unique user ID; shared accounts are not used.',
});
