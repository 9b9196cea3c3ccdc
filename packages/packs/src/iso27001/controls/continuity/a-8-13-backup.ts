import { defineControl } from '@lintel/engine';

export const a813Backup = defineControl({
  id: 'iso27001-a-8-13-backup',
  citation: 'ISO/IEC 27001:2022 A.8.13',
  title: 'Backup',
  risk: 'HIGH',
  section: 'continuity',
  kinds: ['backup-policy', 'disaster-recovery-plan', 'security-overview'],
  topics: ['about-backup'],
  elements: [
    {
      id: 'backups',
      requires: 'what is backed up, how often or where',
      mood: 'statement',
      evidence: [
        { all: ['backup', 'backup-detail'] },
        { all: ['backup-detail'], under: ['about-backup'] },
      ],
    },
    {
      id: 'tested',
      requires: 'that restoring is tested',
      mood: 'statement',
      evidence: [
        { all: ['continuity-test', ['backup', 'restore']] },
        { all: ['backup', 'tested'] },
        { all: ['restore', 'tested'] },
        { all: ['tested', 'restore'], under: ['about-backup'] },
      ],
    },
  ],
  why: 'A backup that was never restored is a hope.',
  recommendation:
    'Say what is backed up, how often, where it is kept, and how often restoring is tested.',
  needsDetails: [],
  clause:
    'Backups are made daily, encrypted and kept at another site. Restoring from backup is tested every quarter.',
});
