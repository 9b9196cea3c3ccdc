import { defineControl } from '@lintel/engine';
import { RISK } from '../applies-to.ts';

export const riskAnalysis = defineControl({
  id: 'hipaa-308-a-1-ii-A',
  citation: '45 CFR 164.308(a)(1)(ii)(A)',
  title: 'Risk analysis (required)',
  risk: 'HIGH',
  section: 'risk',
  kinds: RISK,
  elements: [
    {
      id: 'analysis',
      requires: 'that risks to health information are assessed accurately and thoroughly',
      evidence: [
        {
          all: [
            'risk-assessment',
            [
              'required',
              'workforce',
              'responsible',
              'documented',
              'regularly',
              'reviewed',
              '@duty',
              '@self',
            ],
          ],
        },
      ],
    },
    {
      id: 'method',
      requires: 'how risks are weighed, or how often the analysis is renewed',
      mood: 'statement',
      evidence: [
        { all: ['risk-assessment', ['risk-criteria', 'regularly']], within: 'paragraph' },
        { all: ['risk-criteria'], under: ['risk-assessment'] },
      ],
    },
  ],
  why: 'Settlements with the regulator begin with one question: where is the risk analysis.',
  recommendation:
    'State that risks to the confidentiality, integrity and availability of health information are analysed, by which method and how often.',
  needsDetails: [],
  clause:
    'We conduct a risk assessment of all systems that hold health information annually and upon significant change, weighing likelihood and impact.',
});
