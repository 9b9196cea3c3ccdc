import { defineControl } from '@lintel/engine';
import { NOTICE_LIKE } from '../../applies-to.ts';

export const categoriesOfData = defineControl({
  id: 'gdpr-14-1-d-categories',
  citation: 'GDPR Art. 14(1)(d)',
  title: 'Categories of data',
  risk: 'MEDIUM',
  section: 'data',
  kinds: NOTICE_LIKE,
  elements: [
    {
      id: 'categories',
      requires: 'which kinds of data are used',
      mood: 'statement',
      evidence: [
        {
          all: ['kinds-of-data', ['collecting', 'data-collected', 'personal-data']],
          polarity: 'either',
          without: ['policy-change', 'contact-heading-talk'],
        },
        { all: ['kinds-of-data', 'data-collected'], within: 'paragraph', polarity: 'either' },
        { all: ['kinds-of-data'], under: ['data-heading'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Without the kinds of data a reader cannot judge whether the purposes are fair or what is at stake.',
  recommendation:
    'List what data you use about people, by kind: contact details, payment details, usage and so on.',
  needsDetails: ['dataTypes'],
  clause:
    'We collect the following categories of personal data: {{dataTypes}}, including your name and contact details.',
});
