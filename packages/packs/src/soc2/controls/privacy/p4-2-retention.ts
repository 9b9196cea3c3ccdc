import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';

export const p42Retention = defineControl({
  id: 'soc2-p4-2-retention',
  citation: 'SOC 2 P4.2',
  title: 'Retention of information about people',
  risk: 'MEDIUM',
  section: 'privacy',
  kinds: [...NOTICES, 'retention-policy'],
  category: 'privacy',
  topics: ['about-privacy'],
  elements: [
    {
      id: 'kept',
      requires: 'for what time information about people is kept, or how that is decided',
      mood: 'statement',
      evidence: [
        {
          all: [
            ['retention-verb', 'retention-noun'],
            ['@duration', 'retention-criterion'],
          ],
          within: 20,
          polarity: 'unless-denied',
        },
        { all: ['deletes-information', '@duration'], within: 20, polarity: 'unless-denied' },
        { all: ['retention-schedule'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Information kept for ever is lost one day.',
  recommendation: 'State the time limit for each kind of record, or how it is decided.',
  needsDetails: [],
  clause:
    'Personal information is retained only as long as needed for the purpose, at most six years.',
});
