import { defineControl } from '@lintel/engine';
import { ASSOCIATES } from '../applies-to.ts';

export const associateBooks = defineControl({
  id: 'hipaa-504-e-2-I',
  citation: '45 CFR 164.504(e)(2)(ii)(I)',
  title: 'Books open to the Secretary',
  risk: 'LOW',
  section: 'associates',
  kinds: ASSOCIATES,
  elements: [
    {
      id: 'books',
      requires: 'that practices, books and records are open to the Secretary',
      evidence: [
        { all: ['books-available', ['secretary-notice', 'make-available']], within: 'paragraph' },
      ],
    },
  ],
  why: 'The regulator examines the vendor through the contract.',
  recommendation:
    'Require that internal practices, books and records are made available to the Secretary.',
  needsDetails: [],
  clause:
    'The business associate makes its internal practices, books and records available to the Secretary.',
});
