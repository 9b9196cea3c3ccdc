import { defineControl } from '@lintel/engine';
import { AGREEMENTS, POLICIES } from '../../applies-to.ts';

export const transfersOnlyUnderChapterFive = defineControl({
  id: 'gdpr-44-general',
  citation: 'GDPR Art. 44',
  title: 'Transfers only on conditions',
  risk: 'HIGH',
  section: 'transfers',
  kinds: [...POLICIES, ...AGREEMENTS],
  elements: [
    {
      id: 'conditions',
      requires: 'that data leave the European Economic Area only on the conditions of the law',
      mood: 'statement',
      evidence: [
        {
          all: ['transfer-word', 'outside-region', ['transfer-condition', 'transfer-safeguard']],
          polarity: 'either',
          without: ['definition', 'business-sale'],
        },
        { all: ['no-transfer'], polarity: 'either' },
        {
          all: ['transfer-safeguard', 'transfer-word'],
          without: ['definition'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'An unlawful transfer exposes every record in it and cannot be undone.',
  recommendation:
    'State that nothing is transferred outside the European Economic Area unless a condition of Chapter V is met.',
  needsDetails: ['thirdParties'],
  clause:
    'Data are transferred to a third country only if the conditions of Chapter V GDPR are met. At present this concerns the following recipients: {{thirdParties}}.',
});
