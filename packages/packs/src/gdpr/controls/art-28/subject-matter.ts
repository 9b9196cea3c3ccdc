import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const subjectMatter = defineControl({
  id: 'gdpr-28-3-subject-matter',
  citation: 'GDPR Art. 28(3)',
  title: 'Subject matter of the agreement',
  risk: 'MEDIUM',
  section: 'processing-details',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'subject',
      requires: 'the subject matter, nature and purpose of what is done with the data',
      mood: 'statement',
      evidence: [
        { all: ['subject-matter', ['personal-data', 'process-word']], polarity: 'unless-denied' },
        {
          all: ['subject-matter'],
          under: ['processing-details-heading'],
          polarity: 'unless-denied',
        },
        { all: ['process-word'], under: ['subject-matter'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'duration',
      requires: 'for what duration the data are processed',
      mood: 'statement',
      evidence: [
        {
          all: ['processing-duration', ['process-word', 'personal-data', 'agreement-word']],
          polarity: 'unless-denied',
        },
        {
          all: [['agreement-word', 'process-word', '@duration']],
          under: ['processing-duration'],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'data',
      requires: 'which types of data are concerned',
      mood: 'statement',
      evidence: [
        { all: ['types-of-data'], without: ['definition'], polarity: 'unless-denied' },
        {
          all: ['kinds-of-data'],
          under: ['types-of-data', 'processing-details-heading'],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'people',
      requires: 'which categories of people are concerned',
      mood: 'statement',
      evidence: [
        { all: ['types-of-people'], without: ['definition'], polarity: 'unless-denied' },
        { all: ['individuals'], under: ['types-of-people'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'An agreement that does not say what is processed for whom cannot limit anything.',
  recommendation:
    'Describe in the agreement or an annex the subject matter, duration, nature and purpose, the types of data and the categories of people.',
  needsDetails: ['additionalInfo'],
  clause:
    'Subject matter, nature and purpose of the processing of personal data: {{additionalInfo}}. The duration of the processing is the term of this agreement. The types of personal data are contact, account and usage data. The categories of data subjects are staff and customers of the controller.',
});
