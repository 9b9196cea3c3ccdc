import { defineControl } from '@lintel/engine';
import { MANAGEMENT } from '../../applies-to.ts';

export const c92InternalAudit = defineControl({
  id: 'iso27001-9-2-internal-audit',
  citation: 'ISO/IEC 27001:2022 9.2',
  title: 'Internal audit',
  risk: 'MEDIUM',
  section: 'management-system',
  kinds: [...MANAGEMENT, 'internal-audit-policy'],
  topics: ['about-audit'],
  elements: [
    {
      id: 'audits',
      requires: 'that audits of the management system are held at planned intervals',
      mood: 'statement',
      evidence: [
        { all: ['internal-audit', ['regularly', '@duration']], polarity: 'unless-denied' },
        { all: ['internal-audit', 'regularly'], within: 'paragraph', polarity: 'unless-denied' },
      ],
    },
    {
      id: 'independence',
      requires: 'that auditors are independent of what they audit',
      mood: 'statement',
      evidence: [{ all: ['independence'], polarity: 'unless-denied' }],
    },
  ],
  why: 'Those who run a control are the last to see that it has stopped working.',
  recommendation: 'Say how often internal audits are held and how auditors stay independent.',
  needsDetails: [],
  clause:
    'Internal audits are held at least once a year by independent auditors who do not audit their own work.',
});
