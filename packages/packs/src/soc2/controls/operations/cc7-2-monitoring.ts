import { defineControl } from '@lintel/engine';
import { TOP_LEVEL } from '../../applies-to.ts';

export const cc72Monitoring = defineControl({
  id: 'soc2-cc7-2-monitoring',
  citation: 'SOC 2 CC7.2',
  title: 'Monitoring for anomalies',
  risk: 'HIGH',
  section: 'operations',
  kinds: ['logging-policy', 'security-overview', ...TOP_LEVEL],
  category: 'security',
  topics: ['about-monitoring', 'about-logging'],
  elements: [
    {
      id: 'monitored',
      requires: 'that systems are watched for unusual behaviour',
      mood: 'statement',
      evidence: [
        { all: ['monitoring', 'monitoring-subject'], within: 10 },
        { all: ['monitoring-subject'], under: ['about-monitoring'] },
        { all: ['incident-detection', 'monitoring-subject'], within: 8 },
      ],
    },
    {
      id: 'logs',
      requires: 'that events are logged',
      mood: 'statement',
      evidence: [
        { all: ['logging', 'log-content'], within: 15 },
        { all: ['log-word', 'log-content'], within: 12, without: ['login-talk'] },
        { all: ['log-review'] },
      ],
    },
  ],
  why: 'An intruder stays for weeks where nobody looks.',
  recommendation: 'Say what is logged, what is watched, and who acts on alerts.',
  needsDetails: [],
  clause: 'Access events are logged, and systems are monitored for suspicious activity.',
});
