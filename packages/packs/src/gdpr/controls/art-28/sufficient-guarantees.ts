import { defineControl } from '@lintel/engine';
import { VENDORS } from '../../applies-to.ts';

export const sufficientGuarantees = defineControl({
  id: 'gdpr-28-1-guarantees',
  citation: 'GDPR Art. 28(1)',
  title: 'Choice of processors',
  risk: 'MEDIUM',
  section: 'processors',
  kinds: VENDORS,
  elements: [
    {
      id: 'selection',
      requires: 'that only processors with sufficient guarantees are used',
      evidence: [
        { all: ['sufficient-guarantees', 'processor-only'], polarity: 'unless-denied' },
        {
          all: ['sufficient-guarantees', 'before-engagement', 'processor-only'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['assess-word', ['appropriate-measures', 'sufficient-guarantees']],
          under: ['processor-only'],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'contract',
      requires: 'that a contract under Article 28 is in place with each processor',
      evidence: [
        { all: ['processing-contract', 'processor-only'], polarity: 'unless-denied' },
        { all: ['processing-contract'], under: ['processor-only'], polarity: 'unless-denied' },
        {
          all: ['vendor-contract', 'processor-only', 'data-protection-word'],
          polarity: 'unless-denied',
        },
        {
          all: ['vendor-contract', ['subject-matter', 'types-of-data']],
          under: ['processor-only'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: [['subject-matter', 'contract-element']],
          under: ['processing-contract'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'You answer for the processors you choose: a fine for their failure starts with the question how they were selected.',
  recommendation:
    'State that processors are checked for sufficient guarantees before they are engaged, and that each signs a contract under Article 28.',
  needsDetails: [],
  clause:
    'We engage only processors that provide sufficient guarantees of appropriate safeguards, which we check before engagement and at intervals. A written data processing agreement under Article 28 GDPR is concluded with each processor.',
});
