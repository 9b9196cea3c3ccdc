import { defineControl } from '@lintel/engine';
import { AGREEMENTS, POLICIES } from '../../applies-to.ts';

export const safeguards = defineControl({
  id: 'gdpr-46-safeguards',
  citation: 'GDPR Art. 46',
  title: 'Appropriate safeguards',
  risk: 'HIGH',
  section: 'transfers',
  kinds: [...POLICIES, ...AGREEMENTS],
  onlyIf: ['transfers-abroad'],
  elements: [
    {
      id: 'clauses',
      requires: 'which safeguards are used, such as standard contractual clauses',
      mood: 'statement',
      evidence: [
        {
          all: [['standard-clauses', 'binding-corporate-rules']],
          without: ['definition'],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'assessment',
      requires: 'that the law of the country of destination is assessed and further measures taken',
      mood: 'statement',
      evidence: [
        { all: ['transfer-assessment'], without: ['definition'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Since 2020 clauses alone are not enough: whoever signs them must look at the law behind them.',
  recommendation:
    'State which safeguards are used for data that go abroad, and that the law of the destination is assessed first.',
  needsDetails: [],
  clause:
    'Where no adequacy decision exists we use the standard contractual clauses of the European Commission. Before the first use we assess the law and practice of the country of destination and take supplementary measures where needed.',
});
