import { defineControl } from '@lintel/engine';
import { SUPPLIERS } from '../../applies-to.ts';

export const a519Suppliers = defineControl({
  id: 'iso27001-a-5-19-suppliers',
  citation: 'ISO/IEC 27001:2022 A.5.19',
  title: 'Security in supplier relationships',
  risk: 'HIGH',
  section: 'suppliers',
  kinds: [...SUPPLIERS, 'information-security-policy', 'isms-manual'],
  topics: ['about-suppliers'],
  elements: [
    {
      id: 'assessed',
      requires: 'that suppliers are assessed before they are engaged',
      mood: 'statement',
      evidence: [
        { all: ['supplier', 'supplier-assessment'], within: 12, polarity: 'unless-denied' },
        {
          all: ['supplier-assessment', ['before', 'required']],
          under: ['about-suppliers'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: "A supplier's weakness is the organisation's own as soon as it holds the data.",
  recommendation: 'Say how suppliers are assessed before they get access to information.',
  needsDetails: [],
  clause:
    'Before a supplier gets access to information, its security is assessed in a due diligence review.',
});
