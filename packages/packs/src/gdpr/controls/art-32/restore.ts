import { defineControl } from '@lintel/engine';
import { RESILIENCE } from '../../applies-to.ts';

export const restore = defineControl({
  id: 'gdpr-32-1-c-restore',
  citation: 'GDPR Art. 32(1)(c)',
  title: 'Restoring data after an incident',
  risk: 'MEDIUM',
  section: 'security',
  kinds: RESILIENCE,
  elements: [
    {
      id: 'restore',
      requires: 'that data can be restored in time after an incident',
      evidence: [
        {
          all: ['restore-word', ['backup-word', 'systems-word', 'incident-word']],
          within: 8,
          without: ['definition', 'threat-to-data'],
          polarity: 'unless-denied',
        },
        { all: ['backup-word', ['@duration', 'often-word']], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Data that cannot be brought back are lost to the people they belong to; that too is a breach.',
  recommendation: 'State how data are backed up and how soon they can be restored.',
  needsDetails: [],
  clause:
    'Data are backed up daily, and backups can be restored in a timely manner after a physical or technical incident.',
});
