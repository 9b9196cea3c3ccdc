import { defineControl } from '@lintel/engine';
import { INCIDENTS } from '../applies-to.ts';

export const incidentProcedures = defineControl({
  id: 'hipaa-308-a-6',
  citation: '45 CFR 164.308(a)(6)',
  title: 'Security incident procedures (required)',
  risk: 'HIGH',
  section: 'incidents',
  kinds: INCIDENTS,
  elements: [
    {
      id: 'report',
      requires: 'that incidents are reported',
      evidence: [
        { all: ['reporting-by-staff'] },
        {
          all: [
            ['health-breach', 'security-weakness'],
            'notified',
            ['responsible-person', 'workforce'],
          ],
        },
      ],
    },
    {
      id: 'respond',
      requires: 'how incidents are answered, contained and documented',
      evidence: [
        { all: [['incident-process', 'incident-containment', 'incident-record']] },
        {
          all: [
            ['security-incident-word', 'health-breach', 'security-weakness'],
            ['documented', 'improves'],
          ],
          within: 'sentence',
        },
      ],
    },
  ],
  why: 'What is not reported is not contained, and what is not documented happens again.',
  recommendation:
    'Describe incident response: how incidents are reported, contained and documented, and by whom.',
  needsDetails: ['breachProcedures'],
  clause:
    'Workforce members must report security incidents to the security officer at once. The incident response team contains the incident, and documents the incident and its outcome.',
});
