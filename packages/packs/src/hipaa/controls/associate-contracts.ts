import { defineControl } from '@lintel/engine';
import { ASSOCIATES_AND_VENDORS } from '../applies-to.ts';

export const associateContracts = defineControl({
  id: 'hipaa-308-b-1',
  citation: '45 CFR 164.308(b)(1)',
  title: 'Business associate contracts (required)',
  risk: 'HIGH',
  section: 'associates',
  kinds: ASSOCIATES_AND_VENDORS,
  elements: [
    {
      id: 'contract',
      requires:
        'that business associates are bound by contract before they receive health information',
      evidence: [
        { all: ['associate-contract', ['business-associate', 'supplier', 'required']] },
        { all: ['business-associate', ['associate-contract', 'supplier-agreement'], 'required'] },
      ],
    },
  ],
  why: 'A vendor without a contract makes every disclosure to it a violation.',
  recommendation:
    'State that a business associate agreement is signed before a vendor receives health information.',
  needsDetails: [],
  clause:
    'A business associate agreement is required before any vendor receives health information.',
});
