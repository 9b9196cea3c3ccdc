import { defineControl } from '@lintel/engine';

export const a511Return = defineControl({
  id: 'iso27001-a-5-11-return',
  citation: 'ISO/IEC 27001:2022 A.5.11',
  title: 'Return of assets',
  risk: 'LOW',
  section: 'assets',
  kinds: ['asset-management-policy', 'hr-security-policy'],
  topics: ['about-asset-return'],
  elements: [
    {
      id: 'return',
      requires: 'that assets are given back at the end of employment or contract',
      mood: 'statement',
      evidence: [{ all: ['return-of-assets'] }],
    },
  ],
  why: 'A laptop that stays with a former employee is a door left open.',
  recommendation: 'Say that people give back all assets when they leave.',
  needsDetails: [],
  clause: 'On leaving, employees and contractors return all company assets.',
});
