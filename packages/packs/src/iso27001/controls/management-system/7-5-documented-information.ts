import { defineControl } from '@lintel/engine';
import { EVERY_POLICY } from '../../applies-to.ts';

export const c75DocumentedInformation = defineControl({
  id: 'iso27001-7-5-documented-information',
  citation: 'ISO/IEC 27001:2022 7.5',
  title: 'Documented information',
  risk: 'LOW',
  section: 'management-system',
  kinds: EVERY_POLICY,
  elements: [
    {
      id: 'control',
      requires: 'the version, owner or date of the document, or how documents are controlled',
      mood: 'statement',
      evidence: [
        { all: ['document-control'], polarity: 'unless-denied' },
        { all: ['security-policy', '@date'], polarity: 'unless-denied' },
        { all: ['@date', ['reviewed', 'approved']], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'An old copy followed in good faith does as much harm as no rule.',
  recommendation: 'Show version, owner and date, and say how documents are controlled.',
  needsDetails: [],
  clause:
    'Document control: this policy is kept under version control; its owner is the information security officer and its effective date is on the first page.',
});
