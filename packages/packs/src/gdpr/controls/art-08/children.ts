import { defineControl } from '@lintel/engine';
import { NOTICES, POLICIES } from '../../applies-to.ts';

export const children = defineControl({
  id: 'gdpr-8-children',
  citation: 'GDPR Art. 8',
  title: 'Children and parental consent',
  risk: 'MEDIUM',
  section: 'children',
  kinds: [...NOTICES, ...POLICIES],
  onlyIf: ['children'],
  elements: [
    {
      id: 'protection',
      requires: 'how children are kept out, or how parental consent is obtained',
      mood: 'statement',
      evidence: [
        { all: ['not-for-children', 'child-age'], polarity: 'either' },
        { all: ['child-consent', 'child-age'], polarity: 'either' },
        { all: ['child-consent', 'consent'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'A child cannot consent online below the age of its country, 13 to 16; data taken anyway must go.',
  recommendation:
    'State the age below which you collect nothing, or how a parent agrees and how that is verified.',
  needsDetails: [],
  clause:
    'Our services are not directed to children under the age of 16. Where we rely on consent of a child below that age, we obtain the consent of a parent or guardian and verify it.',
});
