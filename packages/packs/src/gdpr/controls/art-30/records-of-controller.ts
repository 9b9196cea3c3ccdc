import { defineControl } from '@lintel/engine';
import { RECORDS } from '../../applies-to.ts';

export const recordsOfController = defineControl({
  id: 'gdpr-30-1-records',
  citation: 'GDPR Art. 30(1)',
  title: 'Records of processing activities',
  risk: 'MEDIUM',
  section: 'records',
  kinds: RECORDS,
  elements: [
    {
      id: 'kept',
      requires: 'that a record of processing activities is kept',
      evidence: [
        { all: ['processing-records'], without: ['definition'] },
        { all: ['keep-records'], under: ['processing-records'] },
        { all: ['processing-activities', 'keep-records'] },
      ],
    },
    {
      id: 'content',
      requires: 'what the record of processing activities contains',
      mood: 'statement',
      evidence: [
        { all: ['record-content', 'processing-records'], within: 'paragraph' },
        {
          all: ['record-content', 'purpose-noun'],
          within: 'paragraph',
          under: ['processing-records'],
        },
        { all: ['types-of-people', ['types-of-data', 'recipients-category']], within: 'section' },
      ],
    },
  ],
  why: 'The record is the first thing an authority asks for, and the map for every other duty.',
  recommendation: 'State that a record of processing activities is kept and what each entry holds.',
  needsDetails: [],
  clause:
    'We maintain a record of processing activities. It holds for each activity the purposes, the categories of data subjects and of data, the categories of recipients, transfers to third countries, time limits for erasure and a description of the safeguards.',
});
