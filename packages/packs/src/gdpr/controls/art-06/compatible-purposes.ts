import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const compatiblePurposes = defineControl({
  id: 'gdpr-6-4-compatibility',
  citation: 'GDPR Art. 6(4)',
  title: 'Compatibility of a new purpose',
  risk: 'LOW',
  section: 'lawfulness',
  kinds: POLICIES,
  elements: [
    {
      id: 'test',
      requires: 'that a new use is checked for compatibility with the original one',
      mood: 'statement',
      evidence: [
        { all: ['compatibility-word', 'purpose-noun'], polarity: 'either' },
        {
          all: ['further-purpose', ['compatibility-word', 'basis-consent', 'assess-word']],
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'Data drift from one use to the next unless somebody has to ask first.',
  recommendation:
    'State that a further use is assessed for compatibility with the original purpose before it starts.',
  needsDetails: [],
  clause:
    'Before data are used for a new purpose we assess whether it is compatible with the original purpose; if it is not, we ask for consent or do not use the data.',
});
