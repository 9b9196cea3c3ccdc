import { defineControl } from '@lintel/engine';
import { NOTICES, POLICIES } from '../../applies-to.ts';

export const specialCategories = defineControl({
  id: 'gdpr-9-special-categories',
  citation: 'GDPR Art. 9',
  title: 'Special categories of data',
  risk: 'HIGH',
  section: 'sensitive-data',
  kinds: [...NOTICES, ...POLICIES],
  onlyIf: ['special-data-named'],
  elements: [
    {
      id: 'condition',
      requires:
        'on which condition of Article 9 sensitive data are used, or that they are not used',
      mood: 'statement',
      evidence: [
        { all: ['sensitive-data', 'special-data-condition'], polarity: 'either' },
        { all: ['sensitive-data', ['special-data-condition', 'collecting']], polarity: 'denied' },
        {
          all: ['special-data-condition', 'sensitive-data'],
          within: 'paragraph',
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'Health, faith, origin or orientation may not be used at all unless one of ten conditions holds.',
  recommendation:
    'State which sensitive data are used and on which condition of Article 9(2), or that none are.',
  needsDetails: [],
  clause:
    'We process special categories of data, such as health data, only with explicit consent or on another condition of Article 9(2) GDPR.',
});
