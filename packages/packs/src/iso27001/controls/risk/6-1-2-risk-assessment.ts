import { defineControl } from '@lintel/engine';
import { POLICY } from '../../applies-to.ts';

export const c612RiskAssessment = defineControl({
  id: 'iso27001-6-1-2-risk-assessment',
  citation: 'ISO/IEC 27001:2022 6.1.2',
  title: 'Information security risk assessment',
  risk: 'HIGH',
  section: 'risk',
  kinds: [...POLICY, 'risk-management-policy'],
  topics: ['about-risk'],
  elements: [
    {
      id: 'process',
      requires: 'that information security risks are identified and assessed',
      evidence: [{ all: ['risk-assessment'], polarity: 'unless-denied' }],
    },
    {
      id: 'criteria',
      requires: 'by what criteria risks are weighed, such as likelihood and impact',
      mood: 'statement',
      evidence: [
        { all: ['risk-criteria', 'risk-assessment'], polarity: 'unless-denied' },
        { all: ['risk-criteria'], under: ['about-risk'], polarity: 'unless-denied' },
        { all: ['risk-assessment', 'risk-criteria'], within: 'section', polarity: 'unless-denied' },
      ],
    },
    {
      id: 'repeated',
      requires: 'when the risk assessment is repeated',
      mood: 'statement',
      evidence: [
        {
          all: ['risk-assessment', ['regularly', 'significant-change', '@duration']],
          polarity: 'unless-denied',
        },
        { all: ['risk-assessment', 'regularly'], within: 'paragraph', polarity: 'unless-denied' },
        {
          all: ['regularly', ['risk-assessment', 'reviewed']],
          under: ['about-risk'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Controls chosen without an assessment protect what is easy rather than what matters.',
  recommendation: 'Say that risks are assessed, by which criteria, and how often.',
  needsDetails: [],
  clause:
    'Information security risks are identified and assessed by likelihood and impact at least once a year and whenever significant changes occur.',
});
