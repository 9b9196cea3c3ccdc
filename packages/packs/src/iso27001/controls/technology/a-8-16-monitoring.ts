import { defineControl } from '@lintel/engine';

export const a816Monitoring = defineControl({
  id: 'iso27001-a-8-16-monitoring',
  citation: 'ISO/IEC 27001:2022 A.8.16',
  title: 'Monitoring',
  risk: 'MEDIUM',
  section: 'technology',
  kinds: ['logging-policy', 'security-overview', 'network-security-policy'],
  topics: ['about-monitoring'],
  elements: [
    {
      id: 'monitoring',
      requires: 'that systems are watched for unusual behaviour',
      mood: 'statement',
      evidence: [
        { all: ['monitoring', 'monitoring-subject'], within: 10 },
        { all: ['monitoring-subject'], under: ['about-monitoring'] },
      ],
    },
  ],
  why: 'The average intruder stays for weeks where nobody looks.',
  recommendation: 'Say which systems are watched, for what, and who acts on alerts.',
  needsDetails: [],
  clause:
    'Networks and systems are monitored for suspicious activity; alerts go to the security team.',
});
