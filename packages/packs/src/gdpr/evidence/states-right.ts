import type { EvidenceRule } from '@lintel/engine';

/**
 * Evidence that people are told of a right.
 *
 * `named` is the right by its name ("right to erasure"). `act` is what one does with it ("delete"),
 * which says something of a right only beside words that give people the choice, and near their data.
 */
export function statesRight(named: string, act: string): readonly EvidenceRule[] {
  return [
    { all: [named], without: ['right-refused', 'reserved-right', 'business-sale'] },
    {
      all: [act, 'choice-of-people', 'personal-data'],
      within: 9,
      without: NOT_A_RIGHT,
      polarity: 'unless-denied',
    },
    { all: [act, 'list-of-rights'], without: NOT_A_RIGHT, polarity: 'unless-denied' },
    { all: [act], under: ['rights-heading'], without: NOT_A_RIGHT, polarity: 'unless-denied' },
  ];
}

/** Sentences that speak of choices which are no right of this kind. */
const NOT_A_RIGHT = [
  'cookie-talk',
  'policy-change',
  'right-refused',
  'parental-talk',
  'denies-duty',
  'access-of-others',
  'copy-of-notice',
];
