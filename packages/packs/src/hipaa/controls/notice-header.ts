import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const noticeHeader = defineControl({
  id: 'hipaa-520-b-1-i',
  citation: '45 CFR 164.520(b)(1)(i)',
  title: 'Header of the notice',
  risk: 'LOW',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'header',
      requires: 'the prescribed statement at the beginning of the notice',
      mood: 'statement',
      evidence: [{ all: ['notice-header'] }],
    },
  ],
  why: 'The header is prescribed word for word, so that patients everywhere recognise the notice.',
  recommendation: 'Begin the notice with the prescribed header.',
  needsDetails: [],
  clause:
    'This notice describes how medical information about you may be used and disclosed and how you can get access to this information. Please review it carefully.',
});
