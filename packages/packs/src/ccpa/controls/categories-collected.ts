import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const categoriesCollected = defineControl({
  id: 'ccpa-categories-collected',
  citation: 'Cal. Civ. Code 1798.110(c)(1)',
  title: 'Categories of personal information collected',
  risk: 'HIGH',
  section: 'collection',
  kinds: NOTICES,
  elements: [
    {
      id: 'categories',
      requires: 'which categories of personal information are collected',
      mood: 'statement',
      evidence: [
        {
          all: ['categories-collected', ['kinds-of-data', 'statutory-category']],
          within: 'paragraph',
          without: ['policy-change'],
        },
        {
          all: ['statutory-category', 'kinds-of-data', ['categories-collected', 'collecting']],
          without: ['policy-change'],
        },
        { all: ['categories-collected'], under: ['data-heading'], without: ['policy-change'] },
      ],
    },
  ],
  why: 'Every other disclosure builds on this list; a consumer cannot ask for what is never named.',
  recommendation:
    'State what data are collected: the categories of the past twelve months, in the words of the statute, with examples for each.',
  needsDetails: ['dataTypes'],
  clause:
    'In the past twelve months we have collected the following categories of personal information: {{dataTypes}}.',
});
