import { defineControl } from '@lintel/engine';

export const cc91Mitigation = defineControl({
  id: 'soc2-cc9-1-mitigation',
  citation: 'SOC 2 CC9.1',
  title: 'Risk mitigation',
  risk: 'HIGH',
  section: 'risk',
  kinds: ['risk-management-policy', 'business-continuity-plan'],
  category: 'security',
  topics: ['about-risk'],
  elements: [
    {
      id: 'treatment',
      requires: 'how risks are reduced, passed on or accepted',
      mood: 'statement',
      evidence: [
        { all: ['risk-treatment'], polarity: 'unless-denied' },
        { all: ['insurance'], polarity: 'unless-denied' },
        { all: ['continuity-plan', 'disruption'], within: 15, polarity: 'unless-denied' },
      ],
    },
    {
      id: 'owner',
      requires: 'who decides on or owns the treatment',
      mood: 'statement',
      evidence: [
        {
          all: ['risk-treatment', ['responsible-person', 'risk-owner', 'approved']],
          within: 20,
          polarity: 'unless-denied',
        },
        { all: ['risk-owner'], polarity: 'unless-denied' },
        {
          all: ['responsible-person', 'responsible'],
          under: ['about-risk', 'about-continuity'],
          polarity: 'unless-denied',
        },
        { all: ['continuity-roles'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'A risk that is listed and left is a known weakness.',
  recommendation: 'Say how risks are treated and who accepts what remains.',
  needsDetails: [],
  clause:
    'For each risk a treatment plan is made; the risk owner approves it and accepts the residual risk.',
});
