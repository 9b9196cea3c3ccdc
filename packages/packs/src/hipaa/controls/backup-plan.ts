import { defineControl } from '@lintel/engine';
import { CONTINGENCY } from '../applies-to.ts';

export const backupPlan = defineControl({
  id: 'hipaa-308-a-7-ii-A',
  citation: '45 CFR 164.308(a)(7)(ii)(A)',
  title: 'Data backup plan (required)',
  risk: 'HIGH',
  section: 'contingency',
  kinds: CONTINGENCY,
  elements: [
    {
      id: 'backup',
      requires: 'that retrievable copies of health information are made and kept',
      evidence: [{ all: ['backup', ['backup-detail', 'required', 'tested']] }],
    },
  ],
  why: 'Ransomware ends in a restored copy or in a ransom.',
  recommendation:
    'State what is backed up, how often, where copies are kept, and how restoring is tested.',
  needsDetails: [],
  clause: 'All systems that hold health information are backed up daily to a separate location.',
});
