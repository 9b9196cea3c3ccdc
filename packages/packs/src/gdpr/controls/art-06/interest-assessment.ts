import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const interestAssessment = defineControl({
  id: 'gdpr-6-1-f-balancing',
  citation: 'GDPR Art. 6(1)(f)',
  title: 'Balancing of legitimate interests',
  risk: 'MEDIUM',
  section: 'lawfulness',
  kinds: POLICIES,
  onlyIf: ['legitimate-interests'],
  elements: [
    {
      id: 'balance',
      requires: 'that interests are weighed against those of the people concerned',
      mood: 'statement',
      evidence: [
        { all: ['balancing-test'], polarity: 'either' },
        { all: ['legitimate-interests', 'override-word'], polarity: 'either' },
      ],
    },
  ],
  why: 'The ground only carries if the weighing was done and can be shown.',
  recommendation:
    'State that legitimate interests are relied on only after a documented weighing against the interests and rights of the people concerned.',
  needsDetails: [],
  clause:
    'We rely on legitimate interests only after a documented balancing test has shown that they are not overridden by the interests or fundamental rights of the people concerned.',
});
