import { defineControl } from '@lintel/engine';
import { AGREEMENTS_AND_VENDORS } from '../applies-to.ts';

export const subcontractors = defineControl({
  id: 'ccpa-subcontractors',
  citation: 'Cal. Civ. Code 1798.140(ag)(2)',
  title: 'Subcontractors bound alike',
  risk: 'MEDIUM',
  section: 'providers',
  kinds: AGREEMENTS_AND_VENDORS,
  elements: [
    {
      id: 'bound',
      requires: 'that subcontractors are announced and bound by the same terms in writing',
      evidence: [
        { all: ['subcontractor-word', ['bound-alike', 'same-obligations']], within: 'paragraph' },
      ],
    },
  ],
  why: 'Terms that end at the first link of the chain protect nobody behind it.',
  recommendation:
    'Require that subcontractors are announced and bound in writing by the same terms.',
  needsDetails: [],
  clause:
    'The service provider announces each subcontractor and binds it by written contract to the same obligations.',
});
