import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const byDesign = defineControl({
  id: 'gdpr-25-1-by-design',
  citation: 'GDPR Art. 25(1)',
  title: 'Data protection by design',
  risk: 'MEDIUM',
  section: 'accountability',
  kinds: [...POLICIES, 'secure-development-policy'],
  elements: [
    {
      id: 'design',
      requires: 'that data protection is built in when systems and processes are planned',
      evidence: [
        { all: ['by-design'], polarity: 'unless-denied' },
        { all: ['planning-word', 'data-protection-word'], within: 14, polarity: 'unless-denied' },
        { all: ['pseudonymisation', 'planning-word'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Protection added after launch is dear and seldom complete.',
  recommendation:
    'State that data protection is considered from the first design of every system and process.',
  needsDetails: [],
  clause:
    'We apply data protection by design: every new system and process is planned so that it implements the principles, for instance by pseudonymisation.',
});
