import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const withdrawalOfConsent = defineControl({
  id: 'gdpr-7-3-withdrawal',
  citation: 'GDPR Art. 7(3)',
  title: 'Withdrawal of consent',
  risk: 'HIGH',
  section: 'consent',
  kinds: [...POLICIES, 'consent-form', 'subject-rights-procedure'],
  onlyIf: ['consent'],
  elements: [
    {
      id: 'any-time',
      requires: 'that consent can be withdrawn at any time',
      mood: 'statement',
      evidence: [
        {
          all: ['withdraw-consent', ['consent', 'personal-data', 'individuals']],
          without: ['right-refused'],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'easy',
      requires: 'that withdrawing consent is as easy as giving it',
      mood: 'statement',
      evidence: [
        { all: ['as-easy', ['withdraw-consent', 'consent']], polarity: 'unless-denied' },
        { all: ['as-easy', 'withdraw-consent'], within: 'paragraph', polarity: 'unless-denied' },
        {
          all: ['withdraw-consent', ['@email', '@url', 'unsubscribe-way']],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'If leaving is harder than joining, the consent is invalid from the start.',
  recommendation: 'State that consent can be withdrawn at any time, as easily as it was given.',
  needsDetails: [],
  clause:
    'Anyone can withdraw consent at any time, and withdrawing is as easy as giving it. The lawfulness of what was done before is not affected.',
});
