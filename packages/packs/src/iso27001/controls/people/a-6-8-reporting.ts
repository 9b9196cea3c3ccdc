import { defineControl } from '@lintel/engine';
import { INCIDENTS } from '../../applies-to.ts';

export const a68Reporting = defineControl({
  id: 'iso27001-a-6-8-reporting',
  citation: 'ISO/IEC 27001:2022 A.6.8',
  title: 'Reporting of events',
  risk: 'HIGH',
  section: 'people',
  kinds: ['information-security-policy', 'acceptable-use-policy', ...INCIDENTS, 'isms-manual'],
  topics: ['about-incidents', 'about-reporting'],
  elements: [
    {
      id: 'duty',
      requires: 'that people report suspected events, and to whom',
      mood: 'statement',
      evidence: [
        { all: ['reporting-by-staff', ['security-weakness', 'incident']] },
        { all: ['reporting-by-staff', 'incident-example'], within: 'paragraph' },
        { all: ['reporting-by-staff'], under: ['about-reporting', 'about-incidents'] },
      ],
    },
  ],
  why: 'The person who noticed first is often the one who said nothing.',
  recommendation: 'Say that everybody reports suspected events at once, and where.',
  needsDetails: [],
  clause: 'Employees must report suspected security incidents immediately to the security team.',
});
