import { defineControl } from '@lintel/engine';

export const a815Logging = defineControl({
  id: 'iso27001-a-8-15-logging',
  citation: 'ISO/IEC 27001:2022 A.8.15',
  title: 'Logging',
  risk: 'HIGH',
  section: 'technology',
  kinds: ['logging-policy', 'security-overview', 'information-security-policy'],
  topics: ['about-logging'],
  elements: [
    {
      id: 'logged',
      requires: 'what is logged',
      mood: 'statement',
      evidence: [
        { all: ['logging', 'log-content'], within: 15 },
        { all: ['log-word', 'log-content'], within: 12, without: ['login-talk'] },
      ],
    },
    {
      id: 'protected',
      requires: 'how logs are kept and protected',
      mood: 'statement',
      evidence: [
        { all: [['logging', 'log-word'], 'log-protection'], within: 12, without: ['login-talk'] },
        { all: ['log-protection'], under: ['about-logging'] },
        { all: ['log-review'] },
      ],
    },
  ],
  why: 'Without logs nobody can say what happened, or that nothing did.',
  recommendation:
    'Say which events are logged, how long logs are kept in safety and who reads them.',
  needsDetails: ['retentionPeriod'],
  clause:
    'Access, errors and administrator actions are logged. Logs are protected against change and kept for one year.',
});
