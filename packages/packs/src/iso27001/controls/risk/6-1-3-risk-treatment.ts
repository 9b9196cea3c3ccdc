import { defineControl } from '@lintel/engine';
import { POLICY } from '../../applies-to.ts';

export const c613RiskTreatment = defineControl({
  id: 'iso27001-6-1-3-risk-treatment',
  citation: 'ISO/IEC 27001:2022 6.1.3',
  title: 'Information security risk treatment',
  risk: 'HIGH',
  section: 'risk',
  kinds: [...POLICY, 'risk-management-policy'],
  topics: ['about-risk'],
  elements: [
    {
      id: 'treatment',
      requires: 'how risks are treated: reduced, avoided, passed on or accepted',
      mood: 'statement',
      evidence: [{ all: ['risk-treatment'], polarity: 'unless-denied' }],
    },
    {
      id: 'owner',
      requires: 'who owns a risk or accepts what remains of it',
      mood: 'statement',
      evidence: [
        {
          all: ['risk-treatment', ['responsible-person', 'risk-owner', 'approved']],
          polarity: 'unless-denied',
        },
        {
          all: ['risk-treatment', ['responsible-person', 'risk-owner']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        { all: ['risk-owner'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'A risk that is written down and left alone is a known weakness.',
  recommendation: 'Say how risks are treated and who accepts what remains.',
  needsDetails: [],
  clause:
    'Risks are treated by reducing, avoiding, transferring or accepting them; the risk owner approves the treatment plan and accepts the residual risk.',
});
