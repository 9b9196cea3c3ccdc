import { defineControl } from '@lintel/engine';
import { GOVERNANCE } from '../applies-to.ts';

export const documentation = defineControl({
  id: 'hipaa-316-b',
  citation: '45 CFR 164.316(b)',
  title: 'Policies documented and kept',
  risk: 'MEDIUM',
  section: 'governance',
  kinds: GOVERNANCE,
  elements: [
    {
      id: 'kept',
      requires: 'that policies and records are kept for six years',
      evidence: [
        {
          all: [
            ['six-years'],
            ['documented', 'records-protected', 'retain-word', 'document-control'],
          ],
        },
      ],
    },
    {
      id: 'reviewed',
      requires: 'that policies are reviewed and updated',
      evidence: [
        { all: [['security-policy', 'document-control'], 'reviewed', 'regularly'] },
        { all: ['document-control', 'reviewed'], within: 'sentence' },
      ],
    },
  ],
  why: 'What was in force six years ago must be shown today.',
  recommendation: 'State that policies are kept for six years and reviewed regularly.',
  needsDetails: [],
  clause:
    'Policies and records of required actions are documented and retained for six years. The policies are reviewed annually and updated as needed.',
});
