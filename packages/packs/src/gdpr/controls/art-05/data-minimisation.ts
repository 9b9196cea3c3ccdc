import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const dataMinimisation = defineControl({
  id: 'gdpr-5-1-c-minimisation',
  citation: 'GDPR Art. 5(1)(c)',
  title: 'Data minimisation',
  risk: 'MEDIUM',
  section: 'principles',
  kinds: POLICIES,
  elements: [
    {
      id: 'minimum',
      requires: 'that no more data are collected than necessary',
      evidence: [{ all: ['minimisation'], polarity: 'either' }],
    },
  ],
  why: 'What was never collected cannot leak.',
  recommendation: 'State that data are adequate, relevant and limited to what is necessary.',
  needsDetails: [],
  clause:
    'The data we collect are adequate, relevant and limited to what is necessary (data minimisation).',
});
