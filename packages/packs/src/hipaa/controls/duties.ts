import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const duties = defineControl({
  id: 'hipaa-520-b-1-v',
  citation: '45 CFR 164.520(b)(1)(v)',
  title: 'Duties of the entity',
  risk: 'MEDIUM',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'duties',
      requires: 'that the law requires privacy to be maintained and the notice to be followed',
      mood: 'statement',
      evidence: [{ all: ['privacy-duty'] }],
    },
  ],
  why: 'The duty turns the notice from a courtesy into an obligation.',
  recommendation:
    'State that the law requires you to maintain privacy, to give this notice, and to follow its terms.',
  needsDetails: [],
  clause:
    'We are required by law to maintain the privacy of your health information and to abide by the terms of this notice.',
});
