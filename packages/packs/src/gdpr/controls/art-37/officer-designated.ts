import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const officerDesignated = defineControl({
  id: 'gdpr-37-officer',
  citation: 'GDPR Art. 37',
  title: 'Designation of a data protection officer',
  risk: 'MEDIUM',
  section: 'officer',
  kinds: POLICIES,
  elements: [
    {
      id: 'designated',
      requires: 'that a data protection officer is designated, or why none is needed',
      mood: 'statement',
      evidence: [
        {
          all: ['data-protection-officer', 'appoint-word'],
          without: ['definition'],
          polarity: 'unless-denied',
        },
        { all: ['data-protection-officer', ['@email', '@phone']], polarity: 'unless-denied' },
        { all: ['data-protection-officer', 'is-responsible'], polarity: 'unless-denied' },
        { all: ['no-dpo-needed'], polarity: 'either' },
        { all: ['officer-task'], under: ['data-protection-officer'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Where the law asks for an officer, the duty stands before all others; where it does not, that should be on record.',
  recommendation: 'State who is designated as data protection officer, or why none has to be.',
  needsDetails: ['dpoContact'],
  clause: 'We have appointed a data protection officer: {{dpoContact}}.',
});
