import { defineControl } from '@lintel/engine';
import { TOP_LEVEL } from '../../applies-to.ts';

export const cc32RiskAssessment = defineControl({
  id: 'soc2-cc3-2-risk-assessment',
  citation: 'SOC 2 CC3.2',
  title: 'Risk assessment',
  risk: 'HIGH',
  section: 'risk',
  kinds: [...TOP_LEVEL, 'risk-management-policy'],
  category: 'security',
  topics: ['about-risk'],
  elements: [
    {
      id: 'assessed',
      requires: 'that risks are identified and assessed',
      evidence: [{ all: ['risk-assessment'], polarity: 'unless-denied' }],
    },
    {
      id: 'weighed',
      requires: 'how risks are weighed, such as by likelihood and impact',
      mood: 'statement',
      evidence: [
        { all: ['risk-criteria', 'risk-assessment'], within: 20, polarity: 'unless-denied' },
        { all: ['risk-criteria'], under: ['about-risk'], polarity: 'unless-denied' },
        { all: ['risk-assessment', 'risk-criteria'], within: 'section', polarity: 'unless-denied' },
      ],
    },
    {
      id: 'repeated',
      requires: 'how often the risk assessment is repeated',
      mood: 'statement',
      evidence: [
        {
          all: ['risk-assessment', ['regularly', 'significant-change', '@duration']],
          within: 20,
          polarity: 'unless-denied',
        },
        { all: ['risk-assessment', 'regularly'], within: 'paragraph', polarity: 'unless-denied' },
        { all: ['regularly', 'reviewed'], under: ['about-risk'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Without an assessment effort goes where it is easy rather than where it is needed.',
  recommendation: 'Say that risks are assessed, how they are weighed and how often.',
  needsDetails: [],
  clause: 'Risks are identified and assessed by likelihood and impact at least annually.',
});
