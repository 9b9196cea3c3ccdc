import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const lawfulBasisDetermined = defineControl({
  id: 'gdpr-6-1-lawful-basis',
  citation: 'GDPR Art. 6(1)',
  title: 'Lawful basis before processing',
  risk: 'HIGH',
  section: 'lawfulness',
  kinds: [...POLICIES, 'records-of-processing'],
  elements: [
    {
      id: 'basis',
      requires: 'that data are used only on one of the grounds of Article 6',
      mood: 'statement',
      evidence: [
        {
          all: ['basis-law', ['personal-data', 'process-word', 'basis-any']],
          polarity: 'unless-denied',
        },
        {
          all: ['basis-any', 'basis-word', ['personal-data', 'process-word']],
          without: ['reader-agrees'],
          polarity: 'unless-denied',
        },
        {
          all: ['basis-contract', ['legitimate-interests', 'basis-obligation']],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'There is no processing without a ground; finding one afterwards is too late.',
  recommendation:
    'State that for each use of data a lawful basis is determined and recorded before it begins.',
  needsDetails: ['legalBasis'],
  clause:
    'Before any processing begins, the owner of the process determines and records its lawful basis under Article 6(1) GDPR. For our core activities it is {{legalBasis}}.',
});
