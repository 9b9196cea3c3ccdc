import { defineControl } from '@lintel/engine';
import { SUPPLIERS } from '../../applies-to.ts';

export const a520SupplierAgreements = defineControl({
  id: 'iso27001-a-5-20-supplier-agreements',
  citation: 'ISO/IEC 27001:2022 A.5.20',
  title: 'Security in supplier agreements',
  risk: 'HIGH',
  section: 'suppliers',
  kinds: SUPPLIERS,
  topics: ['about-suppliers'],
  elements: [
    {
      id: 'terms',
      requires: 'that agreements with suppliers contain security terms',
      mood: 'statement',
      evidence: [
        {
          all: ['supplier-agreement', 'supplier', 'supplier-security-duty'],
          within: 20,
          polarity: 'unless-denied',
        },
        {
          all: ['supplier-agreement', 'supplier-security-duty'],
          under: ['about-suppliers'],
          polarity: 'unless-denied',
        },
        {
          all: ['supplier-agreement', 'supplier', 'supplier-security-duty'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        { all: ['confidentiality-agreement', 'supplier'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'What is not in the contract cannot be demanded after an incident.',
  recommendation: 'Say which security terms every agreement with a supplier must contain.',
  needsDetails: [],
  clause:
    'Contracts with suppliers contain security and confidentiality requirements, duties to report incidents, and a right to audit.',
});
