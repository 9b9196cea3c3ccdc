import { defineControl } from '@lintel/engine';
import { MANAGEMENT } from '../../applies-to.ts';

export const c613DApplicability = defineControl({
  id: 'iso27001-6-1-3-d-applicability',
  citation: 'ISO/IEC 27001:2022 6.1.3(d)',
  title: 'Statement of applicability',
  risk: 'MEDIUM',
  section: 'risk',
  kinds: MANAGEMENT,
  topics: ['about-applicability'],
  elements: [
    {
      id: 'statement',
      requires: 'that a statement of applicability lists the controls with reasons',
      mood: 'statement',
      evidence: [{ all: ['statement-of-applicability'], polarity: 'unless-denied' }],
    },
  ],
  why: 'Without it nobody can tell whether a control was left out on purpose or forgotten.',
  recommendation:
    'Keep a statement of applicability that lists every control, whether it applies, and why.',
  needsDetails: [],
  clause:
    'A statement of applicability lists the controls selected, with the justification for inclusion or exclusion of each.',
});
