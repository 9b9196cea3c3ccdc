import { defineControl } from '@lintel/engine';
import { RESILIENCE } from '../../applies-to.ts';

export const a12Recovery = defineControl({
  id: 'soc2-a1-2-recovery',
  citation: 'SOC 2 A1.2',
  title: 'Backup and recovery',
  risk: 'HIGH',
  section: 'availability',
  kinds: [...RESILIENCE, 'security-overview'],
  category: 'availability',
  topics: ['about-backup', 'about-continuity'],
  elements: [
    {
      id: 'backups',
      requires: 'what is backed up, how often or where',
      mood: 'statement',
      evidence: [
        { all: ['backup', 'backup-detail'], within: 20 },
        { all: ['backup-detail'], under: ['about-backup'] },
      ],
    },
    {
      id: 'recovery',
      requires: 'how services are brought back after an interruption',
      mood: 'statement',
      evidence: [
        { all: ['continuity-plan'] },
        { all: ['redundancy'] },
        { all: ['recovery-objective'] },
      ],
    },
  ],
  why: 'What cannot be brought back is lost for the customer, whatever the contract says.',
  recommendation: 'Say what is backed up, how often, and how services are brought back.',
  needsDetails: [],
  clause:
    'Backups are made daily and kept in another region; a disaster recovery plan describes how services are brought back.',
});
