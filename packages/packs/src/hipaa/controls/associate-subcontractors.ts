import { defineControl } from '@lintel/engine';
import { ASSOCIATES } from '../applies-to.ts';

export const associateSubcontractors = defineControl({
  id: 'hipaa-504-e-2-D',
  citation: '45 CFR 164.504(e)(2)(ii)(D)',
  title: 'Subcontractors of the associate',
  risk: 'MEDIUM',
  section: 'associates',
  kinds: ASSOCIATES,
  elements: [
    {
      id: 'subcontractors',
      requires: 'that subcontractors agree to the same restrictions',
      evidence: [
        {
          all: [
            ['subcontractor-agrees', 'same-obligations'],
            ['business-associate', 'sub-processor', 'subcontractor-word'],
          ],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'The chain of promises ends at the first vendor that made none.',
  recommendation: 'Require that subcontractors agree in writing to the same restrictions.',
  needsDetails: [],
  clause:
    'The business associate ensures that subcontractors agree to the same restrictions and conditions.',
});
