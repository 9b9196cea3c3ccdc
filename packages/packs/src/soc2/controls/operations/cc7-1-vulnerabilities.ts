import { defineControl } from '@lintel/engine';

export const cc71Vulnerabilities = defineControl({
  id: 'soc2-cc7-1-vulnerabilities',
  citation: 'SOC 2 CC7.1',
  title: 'Vulnerabilities and configuration',
  risk: 'HIGH',
  section: 'operations',
  kinds: [
    'vulnerability-management-policy',
    'security-overview',
    'configuration-management-policy',
  ],
  category: 'security',
  topics: ['about-vulnerabilities', 'about-configuration'],
  elements: [
    {
      id: 'found',
      requires: 'how vulnerabilities or unwanted configurations are found',
      mood: 'statement',
      evidence: [{ all: ['vulnerability-management'] }, { all: ['configuration'] }],
    },
    {
      id: 'fixed',
      requires: 'how soon vulnerabilities are closed',
      mood: 'statement',
      evidence: [
        { all: ['patching', 'patch-deadline'], within: 15 },
        { all: ['patching', 'patch-deadline'], within: 'paragraph' },
        { all: ['configuration', ['reviewed', 'monitoring']], within: 12 },
      ],
    },
  ],
  why: 'Most attacks use holes for which a patch has long existed.',
  recommendation: 'Say how vulnerabilities are found and how soon they are closed.',
  needsDetails: [],
  clause: 'Vulnerability scans run every week; critical patches are applied within 14 days.',
});
