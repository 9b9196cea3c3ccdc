import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const derogations = defineControl({
  id: 'gdpr-49-derogations',
  citation: 'GDPR Art. 49',
  title: 'Derogations as the exception',
  risk: 'LOW',
  section: 'transfers',
  kinds: POLICIES,
  onlyIf: ['transfers-abroad'],
  elements: [
    {
      id: 'exception',
      requires: 'that derogations such as explicit consent are used only in exceptional cases',
      mood: 'statement',
      evidence: [
        {
          all: ['derogation', ['transfer-word', 'outside-region']],
          polarity: 'either',
          without: ['definition', 'marketing'],
        },
      ],
    },
  ],
  why: 'A derogation used as routine is no ground at all.',
  recommendation:
    'State that the derogations of Article 49 are used only in exceptional, documented cases.',
  needsDetails: [],
  clause:
    'A derogation under Article 49 GDPR, such as explicit consent, is used for a transfer only in exceptional cases, which the privacy team documents.',
});
