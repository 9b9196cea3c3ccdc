import { defineControl } from '@lintel/engine';
import { NOTICES_AND_PROCEDURES } from '../applies-to.ts';

export const noticeAtCollection = defineControl({
  id: 'ccpa-notice-at-collection',
  citation: 'Cal. Civ. Code 1798.100(a)',
  title: 'Notice at collection',
  risk: 'MEDIUM',
  section: 'collection',
  kinds: NOTICES_AND_PROCEDURES,
  elements: [
    {
      id: 'when',
      requires: 'that people are told at or before the point of collection',
      mood: 'statement',
      evidence: [
        {
          all: [
            'at-collection',
            ['personal-data', 'collecting', 'categories-collected', 'inform-people'],
          ],
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'A notice that comes after the fact does not make the collection lawful.',
  recommendation:
    'State that a notice at collection names categories, purposes and retention before information is collected.',
  needsDetails: [],
  clause:
    'At or before the point of collection we give notice of the categories of personal information we collect and why.',
});
