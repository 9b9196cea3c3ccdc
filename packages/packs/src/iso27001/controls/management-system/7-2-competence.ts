import { defineControl } from '@lintel/engine';
import { MANAGEMENT } from '../../applies-to.ts';

export const c72Competence = defineControl({
  id: 'iso27001-7-2-competence',
  citation: 'ISO/IEC 27001:2022 7.2',
  title: 'Competence',
  risk: 'LOW',
  section: 'management-system',
  kinds: [...MANAGEMENT, 'training-policy', 'hr-security-policy'],
  topics: ['about-competence'],
  elements: [
    {
      id: 'competence',
      requires: 'that people who do security work are competent for it',
      mood: 'statement',
      evidence: [{ all: ['competence'], polarity: 'unless-denied' }],
    },
  ],
  why: 'Tasks given to people without the skills for them are done wrongly with the best intentions.',
  recommendation:
    'Say how it is made sure that people in security roles have the skills they need, and what proof is kept.',
  needsDetails: [],
  clause:
    'People with security duties are qualified by education, training or experience; records of their competence are kept.',
});
