import { defineControl } from '@lintel/engine';
import { PROCEDURES } from '../../applies-to.ts';

export const noAutomatedDecisions = defineControl({
  id: 'gdpr-22-automated-decisions',
  citation: 'GDPR Art. 22',
  title: 'No decision by machine alone',
  risk: 'MEDIUM',
  section: 'automated-decisions',
  kinds: PROCEDURES,
  elements: [
    {
      id: 'right',
      requires:
        'that nobody is subject to a decision taken by machine alone, or when it is allowed',
      mood: 'statement',
      evidence: [
        {
          all: [
            'automated-named',
            ['not-subject-to-automated', 'no-automated', 'basis-any', 'human-review'],
          ],
          polarity: 'either',
        },
        { all: [['automated-named', 'profiling'], 'list-of-rights'], polarity: 'either' },
        { all: ['automated-named', '@self'], polarity: 'denied' },
      ],
    },
    {
      id: 'review',
      requires: 'that a person can have an automated decision reviewed by a human and contest it',
      mood: 'statement',
      evidence: [
        {
          all: ['human-review', ['automated-named', 'decision-word', 'profiling']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        { all: ['no-automated'], polarity: 'either' },
        { all: [['automated-named', 'profiling'], '@self'], polarity: 'denied' },
      ],
    },
  ],
  why: 'Machines repeat the mistakes of their data; the law insists on a person who can put them right.',
  recommendation:
    'State that no decision with legal or similar effect is taken by machine alone, or name the exception and the human review that goes with it.',
  needsDetails: [],
  clause:
    'We do not take decisions based solely on automated processing. Should that change, an automated decision is taken only with a legal ground, and the person concerned can obtain human intervention and contest the decision.',
});
