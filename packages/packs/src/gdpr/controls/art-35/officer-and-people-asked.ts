import { defineControl } from '@lintel/engine';
import { ASSESSMENTS } from '../../applies-to.ts';

export const officerAndPeopleAsked = defineControl({
  id: 'gdpr-35-2-advice',
  citation: 'GDPR Art. 35(2) and (9)',
  title: 'Advice on the assessment',
  risk: 'LOW',
  section: 'impact-assessment',
  kinds: ASSESSMENTS,
  elements: [
    {
      id: 'officer',
      requires: 'that the advice of the data protection officer is sought',
      evidence: [
        {
          all: ['data-protection-officer', ['advice-word', 'dpia-term']],
          within: 'sentence',
          without: ['definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['advice-word', 'data-protection-officer'],
          under: ['dpia-term'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'people',
      requires: 'that the views of the people concerned are sought where appropriate',
      mood: 'statement',
      evidence: [{ all: ['views-of-people'], polarity: 'unless-denied' }],
    },
  ],
  why: 'An assessment written alone tends to find what its author hoped for.',
  recommendation:
    'State that the DPO is asked for advice on every assessment and that the views of those concerned are sought where appropriate.',
  needsDetails: ['dpoContact'],
  clause:
    'For each impact assessment we seek the advice of the data protection officer ({{dpoContact}}). Where appropriate, we seek the views of data subjects or their representatives.',
});
