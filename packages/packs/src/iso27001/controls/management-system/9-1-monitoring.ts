import { defineControl } from '@lintel/engine';
import { MANAGEMENT } from '../../applies-to.ts';

export const c91Monitoring = defineControl({
  id: 'iso27001-9-1-monitoring',
  citation: 'ISO/IEC 27001:2022 9.1',
  title: 'Monitoring, measurement, analysis and evaluation',
  risk: 'MEDIUM',
  section: 'management-system',
  kinds: [...MANAGEMENT, 'risk-management-policy'],
  topics: ['about-measuring'],
  elements: [
    {
      id: 'measurement',
      requires: 'how the performance of security is measured or compliance checked',
      mood: 'statement',
      evidence: [
        { all: ['measures-performance'], without: ['advertising-talk'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'A system that is never measured drifts away from its rules unseen.',
  recommendation: 'Say what is measured, by whom and how often.',
  needsDetails: [],
  clause: 'The effectiveness of controls is measured every quarter and reported to management.',
});
