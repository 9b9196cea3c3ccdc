import { defineControl } from '@lintel/engine';
import { AGREEMENTS, POLICIES } from '../../applies-to.ts';

export const riskBased = defineControl({
  id: 'gdpr-32-2-risk',
  citation: 'GDPR Art. 32(2)',
  title: 'Security in proportion to risk',
  risk: 'MEDIUM',
  section: 'security',
  kinds: [...POLICIES, ...AGREEMENTS, 'risk-management-policy'],
  elements: [
    {
      id: 'risk',
      requires: 'that the level of security follows the risk of loss, change or disclosure',
      mood: 'statement',
      evidence: [
        {
          all: ['risk-word', ['appropriate-measures', 'security-level']],
          without: ['definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['threat-to-data', ['appropriate-measures', 'security-level', 'protect-word']],
          without: ['definition', 'breach-notice-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['risk-word', ['appropriate-measures', 'security-level']],
          within: 'paragraph',
          without: ['definition', 'breach-notice-talk'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Safeguards that ignore the risk are either too weak or wasted.',
  recommendation:
    'State that the level of security is assessed against the risks of destruction, loss, alteration, disclosure or access.',
  needsDetails: [],
  clause:
    'The level of security is appropriate to the risk: we take into account in particular the risks of accidental or unlawful destruction, loss, alteration and unauthorised disclosure of, or access to, data.',
});
