import { defineControl } from '@lintel/engine';
import { BROAD } from '../../applies-to.ts';

export const a63Awareness = defineControl({
  id: 'iso27001-a-6-3-awareness',
  citation: 'ISO/IEC 27001:2022 A.6.3',
  title: 'Awareness, education and training',
  risk: 'HIGH',
  section: 'people',
  kinds: [...BROAD, 'training-policy', 'hr-security-policy'],
  topics: ['about-training'],
  elements: [
    {
      id: 'training',
      requires: 'that people are trained in information security',
      mood: 'statement',
      evidence: [{ all: ['security-training'] }],
    },
    {
      id: 'frequency',
      requires: 'when and how often people are trained',
      mood: 'statement',
      evidence: [
        { all: ['security-training', ['training-frequency', 'regularly']] },
        { all: ['security-training', 'training-frequency'], within: 'paragraph' },
        { all: ['regularly', 'security-training'], under: ['about-training'] },
      ],
    },
  ],
  why: 'People who were never shown a phishing mail open it.',
  recommendation: 'Say who is trained, in what, when they join and how often afterwards.',
  needsDetails: [],
  clause:
    'All employees receive security awareness training when they join and every year afterwards.',
});
