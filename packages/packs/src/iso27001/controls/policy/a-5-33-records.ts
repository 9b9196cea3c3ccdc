import { defineControl } from '@lintel/engine';

export const a533Records = defineControl({
  id: 'iso27001-a-5-33-records',
  citation: 'ISO/IEC 27001:2022 A.5.33',
  title: 'Protection of records',
  risk: 'MEDIUM',
  section: 'policy',
  kinds: ['retention-policy'],
  topics: ['about-records'],
  elements: [
    {
      id: 'retention',
      requires: 'what records are kept, and for what time',
      mood: 'statement',
      evidence: [
        {
          all: ['records-protected', ['@duration', 'restricts', 'required']],
          within: 20,
          polarity: 'unless-denied',
        },
        {
          all: ['retention-verb', ['@duration', 'retention-criterion']],
          within: 20,
          polarity: 'unless-denied',
        },
        { all: ['retention-schedule'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'protection',
      requires: 'how records are protected while kept',
      mood: 'statement',
      evidence: [
        { all: ['record-word', 'protection-word'], within: 12, polarity: 'unless-denied' },
        {
          all: ['retention-verb', 'protection-word', ['record-word', 'personal-data']],
          within: 10,
          without: ['equipment-word'],
          polarity: 'unless-denied',
        },
        {
          all: ['protection-word'],
          under: ['about-records'],
          without: ['equipment-word'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A record destroyed too early cannot be shown, and one kept too long is lost one day.',
  recommendation: 'List the records that are kept, the time for each, and how they are protected.',
  needsDetails: [],
  clause:
    'Contracts and accounts are retained for seven years; records are protected against loss and unauthorised access.',
});
