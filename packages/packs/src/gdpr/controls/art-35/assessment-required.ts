import { defineControl } from '@lintel/engine';
import { ASSESSMENTS } from '../../applies-to.ts';

export const assessmentRequired = defineControl({
  id: 'gdpr-35-1-assessment',
  citation: 'GDPR Art. 35(1)',
  title: 'Impact assessment before high risks',
  risk: 'HIGH',
  section: 'impact-assessment',
  kinds: ASSESSMENTS,
  elements: [
    {
      id: 'assessment',
      requires: 'that an impact assessment is made before processing likely to cause a high risk',
      evidence: [
        {
          all: ['dpia-term', ['high-risk', 'before-word', '@duty', 'carry-out']],
          without: ['definition', 'processor-terms-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['dpia-term', ['high-risk', 'carry-out']],
          within: 'paragraph',
          without: ['definition', 'processor-terms-talk'],
          polarity: 'unless-denied',
        },
        { all: ['dpia-term'], under: ['dpia-term'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'The assessment is the moment at which harm can still be designed away.',
  recommendation:
    'State that a data protection impact assessment is carried out before any use likely to result in a high risk to people.',
  needsDetails: [],
  clause:
    'Before processing that is likely to result in a high risk to people begins, we carry out a data protection impact assessment.',
});
