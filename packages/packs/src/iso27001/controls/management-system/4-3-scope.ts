import { defineControl } from '@lintel/engine';
import { EVERY_POLICY } from '../../applies-to.ts';

export const c43Scope = defineControl({
  id: 'iso27001-4-3-scope',
  citation: 'ISO/IEC 27001:2022 4.3',
  title: 'Scope',
  risk: 'LOW',
  section: 'management-system',
  kinds: EVERY_POLICY,
  elements: [
    {
      id: 'scope',
      requires: 'what and whom the policy covers: people, systems, places or information',
      mood: 'statement',
      evidence: [
        { all: ['scope-statement', 'scope-boundary'], polarity: 'either' },
        { all: ['scope-statement', 'scope-boundary'], within: 'paragraph', polarity: 'either' },
        { all: ['applies-word', 'scope-boundary'], under: ['about-scope'], polarity: 'either' },
      ],
    },
  ],
  why: "Where nobody knows what is covered, everybody believes it is somebody else's part.",
  recommendation:
    'Name the people, systems, places and information that are covered, and what is left out.',
  needsDetails: [],
  clause:
    'This policy applies to all employees, contractors, systems and information of the organisation, at every location.',
});
