import { defineControl } from '@lintel/engine';
import { MONITORING } from '../applies-to.ts';

export const auditControls = defineControl({
  id: 'hipaa-312-b',
  citation: '45 CFR 164.312(b)',
  title: 'Audit controls (required)',
  risk: 'HIGH',
  section: 'monitoring',
  kinds: MONITORING,
  elements: [
    {
      id: 'logs',
      requires: 'that activity in systems with health information is recorded',
      evidence: [
        { all: ['logging', ['log-content', 'log-protection', 'monitoring-subject', 'required']] },
      ],
    },
  ],
  why: 'Without a record no breach can be ruled out.',
  recommendation: 'State which activity is logged, and how logs are protected and kept.',
  needsDetails: [],
  clause:
    'Audit logs record every access to health information and are protected against alteration.',
});
