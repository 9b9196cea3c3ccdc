import { defineControl } from '@lintel/engine';
import { ASSESSMENTS } from '../../applies-to.ts';

export const contentOfAssessment = defineControl({
  id: 'gdpr-35-7-content',
  citation: 'GDPR Art. 35(7)',
  title: 'Content of the assessment',
  risk: 'MEDIUM',
  section: 'impact-assessment',
  kinds: ASSESSMENTS,
  elements: [
    {
      id: 'description',
      requires: 'a systematic description of the processing',
      mood: 'statement',
      evidence: [
        { all: ['dpia-description', ['process-word', 'dpia-term']], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'necessity',
      requires: 'an assessment of necessity and proportionality',
      mood: 'statement',
      evidence: [{ all: ['necessity-word'], polarity: 'unless-denied' }],
    },
    {
      id: 'risks',
      requires: 'an assessment of the risks to people',
      mood: 'statement',
      evidence: [
        {
          all: ['risk-plain', ['individuals-strict', 'rights-freedoms']],
          within: 'sentence',
          polarity: 'unless-denied',
        },
        { all: ['risk-plain'], under: ['risk-heading'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'measures',
      requires: 'the measures that address the risks to people',
      mood: 'statement',
      evidence: [
        { all: ['mitigation-word', 'risk-plain'], within: 'sentence', polarity: 'unless-denied' },
        { all: ['mitigation-word', 'risk-plain'], within: 'paragraph', polarity: 'unless-denied' },
        { all: ['mitigation-word'], under: ['mitigation-word'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'An assessment without these four parts is not one in the sense of the law.',
  recommendation:
    'State that an assessment describes the processing, its necessity, the risks to people and the measures against them.',
  needsDetails: [],
  clause:
    'Each assessment contains a systematic description of the processing, an assessment of its necessity and proportionality, an assessment of the risks to the rights and freedoms of people, and the measures to mitigate those risks.',
});
