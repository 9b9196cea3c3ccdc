import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const officerIndependent = defineControl({
  id: 'gdpr-38-position',
  citation: 'GDPR Art. 38',
  title: 'Position of the data protection officer',
  risk: 'LOW',
  section: 'officer',
  kinds: POLICIES,
  onlyIf: ['data-protection-officer'],
  elements: [
    {
      id: 'independence',
      requires: 'that the officer is independent and reports to the highest level',
      mood: 'statement',
      evidence: [
        { all: ['independence-word', 'data-protection-officer'], polarity: 'either' },
        { all: ['independence-word'], under: ['data-protection-officer'], polarity: 'either' },
        {
          all: ['independence-word', 'data-protection-officer'],
          within: 'paragraph',
          polarity: 'either',
        },
      ],
    },
    {
      id: 'involved',
      requires: 'that the officer is involved in time and has the means',
      mood: 'statement',
      evidence: [
        { all: ['involved-word', 'data-protection-officer'], polarity: 'unless-denied' },
        {
          all: ['involved-word', 'data-protection-officer'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'An officer who hears of projects last, or fears for the job, cannot protect anybody.',
  recommendation:
    'State that the DPO is independent, reports to the highest level, is involved in good time and has the resources needed.',
  needsDetails: ['dpoContact'],
  clause:
    'The data protection officer ({{dpoContact}}) is independent, receives no instructions and reports directly to the highest management. The data protection officer is involved in good time in all matters of data protection and has the necessary resources.',
});
