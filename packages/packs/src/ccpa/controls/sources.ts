import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const sources = defineControl({
  id: 'ccpa-sources',
  citation: 'Cal. Civ. Code 1798.110(c)(2)',
  title: 'Sources of the information',
  risk: 'MEDIUM',
  section: 'collection',
  kinds: NOTICES,
  elements: [
    {
      id: 'sources',
      requires: 'from what categories of sources the information comes',
      mood: 'statement',
      evidence: [
        {
          all: ['sources-of-information', ['collecting', 'data-collected', 'source-verb']],
          without: ['policy-change'],
        },
      ],
    },
  ],
  why: 'People can only correct a wrong record at its source, and must know where that is.',
  recommendation:
    'Name the categories of sources: the consumer, devices, affiliates, data brokers, public records.',
  needsDetails: ['additionalInfo'],
  clause:
    'We collect this information directly from you, automatically from your devices, and from the following other sources: {{additionalInfo}}.',
});
