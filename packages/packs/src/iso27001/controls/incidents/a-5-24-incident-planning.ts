import { defineControl } from '@lintel/engine';
import { BROAD, INCIDENTS } from '../../applies-to.ts';

export const a524IncidentPlanning = defineControl({
  id: 'iso27001-a-5-24-incident-planning',
  citation: 'ISO/IEC 27001:2022 A.5.24',
  title: 'Planning for incidents',
  risk: 'HIGH',
  section: 'incidents',
  kinds: [...BROAD, ...INCIDENTS],
  topics: ['about-incidents'],
  elements: [
    {
      id: 'process',
      requires: 'a procedure for handling incidents',
      mood: 'statement',
      evidence: [{ all: ['incident-process'], polarity: 'unless-denied' }],
    },
    {
      id: 'roles',
      requires: 'who handles incidents',
      mood: 'statement',
      evidence: [
        { all: ['incident-roles', 'incident'], within: 20, polarity: 'unless-denied' },
        { all: ['incident-roles'], under: ['about-incidents'], polarity: 'unless-denied' },
        {
          all: ['incident-roles', 'incident-process'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'In the first hour of an incident there is no time to decide who decides.',
  recommendation: 'Describe the procedure for incidents and the roles in it.',
  needsDetails: [],
  clause:
    'The incident response team, led by the security officer, handles every incident by the incident management procedure.',
});
