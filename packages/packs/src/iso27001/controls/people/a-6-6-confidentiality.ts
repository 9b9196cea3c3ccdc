import { defineControl } from '@lintel/engine';

export const a66Confidentiality = defineControl({
  id: 'iso27001-a-6-6-confidentiality',
  citation: 'ISO/IEC 27001:2022 A.6.6',
  title: 'Confidentiality agreements',
  risk: 'MEDIUM',
  section: 'people',
  kinds: ['hr-security-policy', 'vendor-management-policy'],
  topics: ['about-confidentiality'],
  elements: [
    {
      id: 'agreement',
      requires: 'that people sign confidentiality agreements',
      mood: 'statement',
      evidence: [{ all: ['confidentiality-agreement'] }],
    },
  ],
  why: 'Without an agreement secrecy rests on good will.',
  recommendation: 'Say who signs a confidentiality agreement and when.',
  needsDetails: [],
  clause:
    'Employees and contractors sign a confidentiality agreement before they get access to information.',
});
