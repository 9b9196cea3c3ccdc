import { defineControl } from '@lintel/engine';
import { INCIDENTS } from '../../applies-to.ts';

export const cc73Evaluation = defineControl({
  id: 'soc2-cc7-3-evaluation',
  citation: 'SOC 2 CC7.3',
  title: 'Evaluation of events',
  risk: 'MEDIUM',
  section: 'incidents',
  kinds: INCIDENTS,
  category: 'security',
  topics: ['about-incidents'],
  elements: [
    {
      id: 'evaluated',
      requires: 'how events are evaluated and ranked',
      mood: 'statement',
      evidence: [
        { all: ['incident-assessment', 'incident'], within: 15, polarity: 'unless-denied' },
        { all: ['incident-assessment'], under: ['about-incidents'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'reported',
      requires: 'how people report what they notice',
      mood: 'statement',
      evidence: [{ all: ['reporting-by-staff'], polarity: 'unless-denied' }],
    },
  ],
  why: 'Treating everything alike buries the serious case.',
  recommendation: 'Say how events are reported, evaluated and ranked by severity.',
  needsDetails: [],
  clause: 'Employees must report suspected incidents; each incident is classified by severity.',
});
