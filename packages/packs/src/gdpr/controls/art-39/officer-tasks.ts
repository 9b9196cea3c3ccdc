import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const officerTasks = defineControl({
  id: 'gdpr-39-tasks',
  citation: 'GDPR Art. 39',
  title: 'Tasks of the data protection officer',
  risk: 'LOW',
  section: 'officer',
  kinds: POLICIES,
  onlyIf: ['data-protection-officer'],
  elements: [
    {
      id: 'tasks',
      requires: 'what the officer does: inform and advise, monitor, cooperate with the authority',
      mood: 'statement',
      evidence: [
        { all: ['data-protection-officer', 'officer-task'], polarity: 'unless-denied' },
        { all: ['officer-task'], under: ['data-protection-officer'], polarity: 'unless-denied' },
        {
          all: ['officer-task', 'data-protection-officer'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Without written tasks the officer becomes the person who does data protection for everybody else.',
  recommendation:
    'List the tasks of the DPO: informing and advising, monitoring compliance, advising on assessments, contact point for the authority.',
  needsDetails: ['dpoContact'],
  clause:
    'The data protection officer ({{dpoContact}}) informs and advises the organisation and its staff, monitors compliance with data protection law, and is the contact point for the supervisory authority.',
});
