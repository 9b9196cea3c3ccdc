import { defineControl } from '@lintel/engine';
import { BREACHES } from '../../applies-to.ts';

export const breachRegister = defineControl({
  id: 'gdpr-33-5-register',
  citation: 'GDPR Art. 33(5)',
  title: 'Register of breaches',
  risk: 'MEDIUM',
  section: 'breaches',
  kinds: BREACHES,
  elements: [
    {
      id: 'documented',
      requires: 'that every breach is documented, notified or not',
      evidence: [{ all: ['breach-register'], without: ['definition'], polarity: 'unless-denied' }],
    },
    {
      id: 'content',
      requires: 'that the facts, the effects and the remedial action are recorded',
      mood: 'statement',
      evidence: [
        {
          all: ['register-content', 'breach-register'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        { all: ['register-content', 'breach-register'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'The register lets the authority check whether the decision not to notify was right.',
  recommendation:
    'State that every breach is recorded with its facts, effects and the remedial action taken.',
  needsDetails: [],
  clause:
    'We document every personal data breach in the breach register, whether or not it was notified, with its facts, its effects and the remedial action taken.',
});
