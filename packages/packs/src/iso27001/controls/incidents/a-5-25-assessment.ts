import { defineControl } from '@lintel/engine';
import { INCIDENTS } from '../../applies-to.ts';

export const a525Assessment = defineControl({
  id: 'iso27001-a-5-25-assessment',
  citation: 'ISO/IEC 27001:2022 A.5.25',
  title: 'Assessment of events',
  risk: 'MEDIUM',
  section: 'incidents',
  kinds: INCIDENTS,
  topics: ['about-incidents'],
  elements: [
    {
      id: 'triage',
      requires: 'how events are assessed and ranked by severity',
      mood: 'statement',
      evidence: [
        { all: ['incident-assessment', 'incident'], within: 15, polarity: 'unless-denied' },
        { all: ['incident-assessment'], under: ['about-incidents'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Treating everything alike buries the serious case under the trivial ones.',
  recommendation: 'Say how events are assessed, and the classes of severity.',
  needsDetails: [],
  clause:
    'Each security event is assessed and, when it is an incident, classified by severity as critical, high, medium or low.',
});
