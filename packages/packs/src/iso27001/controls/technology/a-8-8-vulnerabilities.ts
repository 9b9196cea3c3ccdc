import { defineControl } from '@lintel/engine';

export const a88Vulnerabilities = defineControl({
  id: 'iso27001-a-8-8-vulnerabilities',
  citation: 'ISO/IEC 27001:2022 A.8.8',
  title: 'Technical vulnerabilities',
  risk: 'HIGH',
  section: 'technology',
  kinds: ['vulnerability-management-policy', 'security-overview'],
  topics: ['about-vulnerabilities'],
  elements: [
    {
      id: 'found',
      requires: 'how vulnerabilities are found',
      mood: 'statement',
      evidence: [{ all: ['vulnerability-management'] }],
    },
    {
      id: 'fixed',
      requires: 'how soon vulnerabilities are closed',
      mood: 'statement',
      evidence: [
        { all: ['patching', 'patch-deadline'] },
        { all: ['patching', 'patch-deadline'], within: 'paragraph' },
      ],
    },
  ],
  why: 'Most attacks use holes for which a patch has long existed.',
  recommendation: 'Say how vulnerabilities are found and how soon they are closed by severity.',
  needsDetails: [],
  clause:
    'Systems are scanned for vulnerabilities every month. Critical patches are applied within 14 days.',
});
