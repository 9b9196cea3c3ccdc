import { defineControl } from '@lintel/engine';
import { NOTICE_LIKE } from '../../applies-to.ts';

export const rightToWithdrawConsent = defineControl({
  id: 'gdpr-13-2-c-withdraw-consent',
  citation: 'GDPR Art. 13(2)(c)',
  title: 'Right to withdraw consent',
  risk: 'HIGH',
  section: 'rights',
  kinds: NOTICE_LIKE,
  onlyIf: ['consent'],
  elements: [
    {
      id: 'withdrawal',
      requires: 'that consent can be withdrawn at any time',
      mood: 'statement',
      evidence: [
        {
          all: ['withdraw-consent', ['consent', 'personal-data', 'individuals']],
          without: ['right-refused', 'parental-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['withdraw-consent'],
          under: ['rights-heading', 'consent'],
          polarity: 'unless-denied',
        },
        { all: ['marketing-objection', 'consent'], strength: 'weak', polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Consent that cannot be taken back is no consent; people must know that before they give it.',
  recommendation:
    'Tell people that they can withdraw consent at any time, without effect on what was done before.',
  needsDetails: [],
  clause:
    'Where we use your data with your consent, you can withdraw your consent at any time. This does not affect the lawfulness of what was done before.',
});
