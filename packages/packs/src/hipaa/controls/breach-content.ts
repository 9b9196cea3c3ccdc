import { defineControl } from '@lintel/engine';
import { BREACHES } from '../applies-to.ts';

export const breachContent = defineControl({
  id: 'hipaa-404-c',
  citation: '45 CFR 164.404(c)',
  title: 'Content of the notice of breach',
  risk: 'MEDIUM',
  section: 'breach',
  kinds: BREACHES,
  elements: [
    {
      id: 'content',
      requires:
        'what the notice of a breach tells: what happened, what information, what to do, whom to ask',
      evidence: [
        {
          all: ['breach-notice-content', ['notified', 'health-breach', 'affected-individual']],
          within: 'section',
        },
      ],
    },
  ],
  why: 'A notice that does not say what to do frightens without helping.',
  recommendation:
    'List the contents of the notice: what happened, the kinds of information, steps to take, what you do, whom to contact.',
  needsDetails: [],
  clause:
    'The notice of breach describes what happened, the types of information involved, the steps individuals should take, and contact procedures.',
});
