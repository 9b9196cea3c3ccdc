import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const confidentiality = defineControl({
  id: 'gdpr-28-3-b-confidentiality',
  citation: 'GDPR Art. 28(3)(b)',
  title: 'Confidentiality of authorised persons',
  risk: 'HIGH',
  section: 'processor-duties',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'confidentiality',
      requires: 'that persons who handle the data are bound to confidentiality',
      evidence: [
        {
          all: ['confidentiality', 'personnel', 'committed-to'],
          polarity: 'either',
          without: ['definition'],
        },
      ],
    },
  ],
  why: 'The promise of the company is worth what its people are bound to.',
  recommendation:
    'State that everyone authorised to handle the data is committed to confidentiality by contract or by law.',
  needsDetails: [],
  clause:
    'The processor ensures that persons authorised to process the data have committed themselves to confidentiality or are under an appropriate statutory obligation of confidentiality.',
});
