import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const automatedDecisions = defineControl({
  id: 'gdpr-13-2-f-automated-decisions',
  citation: 'GDPR Art. 13(2)(f)',
  title: 'Automated decisions',
  risk: 'MEDIUM',
  section: 'automated-decisions',
  kinds: NOTICES,
  elements: [
    {
      id: 'existence',
      requires: 'whether decisions are taken by automated means, profiling included',
      mood: 'statement',
      evidence: [
        { all: ['automated-named'], polarity: 'either' },
        {
          all: ['profiling', ['personal-data', '@self', 'individuals']],
          polarity: 'either',
          without: ['profile-page'],
        },
      ],
    },
    {
      id: 'logic',
      requires: 'how automated decisions come about and what they mean for people',
      mood: 'statement',
      evidence: [
        {
          all: ['automated-named', ['decision-logic', 'human-review', 'not-subject-to-automated']],
          within: 'paragraph',
          polarity: 'either',
        },
        { all: [['automated-named', 'profiling'], '@self'], polarity: 'denied' },
        {
          all: [['decision-logic', 'human-review', 'not-subject-to-automated']],
          under: ['automated-named', 'profiling'],
          polarity: 'either',
        },
        { all: ['no-automated'], polarity: 'either' },
      ],
    },
  ],
  why: 'A decision that no person took is hard to question; people must know that it exists and how it works.',
  recommendation:
    'Say whether decisions with legal or similar effect are taken by machine alone, and if so by what logic; if not, say that.',
  needsDetails: [],
  clause:
    'We do not take decisions about you that are based solely on automated processing, including profiling, and that have legal or similarly significant effects.',
});
