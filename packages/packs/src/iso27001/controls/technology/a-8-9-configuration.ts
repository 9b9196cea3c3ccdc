import { defineControl } from '@lintel/engine';

export const a89Configuration = defineControl({
  id: 'iso27001-a-8-9-configuration',
  citation: 'ISO/IEC 27001:2022 A.8.9',
  title: 'Configuration management',
  risk: 'MEDIUM',
  section: 'technology',
  kinds: ['configuration-management-policy', 'network-security-policy'],
  topics: ['about-configuration'],
  elements: [
    {
      id: 'baseline',
      requires: 'that systems follow a secure configuration',
      mood: 'statement',
      evidence: [{ all: ['configuration'] }],
    },
  ],
  why: 'A default left as delivered is known to every attacker.',
  recommendation: 'Say which baselines systems follow and how departures are noticed.',
  needsDetails: [],
  clause:
    'Systems are hardened according to a documented secure configuration, which is checked regularly.',
});
