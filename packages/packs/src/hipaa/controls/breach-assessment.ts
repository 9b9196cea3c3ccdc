import { defineControl } from '@lintel/engine';
import { BREACHES } from '../applies-to.ts';

export const breachAssessment = defineControl({
  id: 'hipaa-402',
  citation: '45 CFR 164.402',
  title: 'Breach risk assessment',
  risk: 'MEDIUM',
  section: 'breach',
  kinds: BREACHES,
  elements: [
    {
      id: 'factors',
      requires: 'how it is decided whether an impermissible use is a breach',
      evidence: [
        {
          all: ['breach-risk-factor', ['health-breach', 'health-information']],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'An impermissible use is presumed to be a breach until four factors say otherwise.',
  recommendation:
    'State that the four factors are assessed and documented for each impermissible use or disclosure.',
  needsDetails: [],
  clause:
    'For each impermissible use or disclosure we assess and document the four factors that show whether there is a low probability of compromise.',
});
