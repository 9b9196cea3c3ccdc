import { defineControl } from '@lintel/engine';
import { SUPPLIERS } from '../../applies-to.ts';

export const a522SupplierMonitoring = defineControl({
  id: 'iso27001-a-5-22-supplier-monitoring',
  citation: 'ISO/IEC 27001:2022 A.5.22',
  title: 'Monitoring of suppliers',
  risk: 'MEDIUM',
  section: 'suppliers',
  kinds: SUPPLIERS,
  topics: ['about-suppliers'],
  elements: [
    {
      id: 'monitored',
      requires: 'that suppliers are reviewed while they are engaged',
      mood: 'statement',
      evidence: [
        {
          all: ['supplier', 'supplier-monitoring', ['regularly', '@duration']],
          within: 20,
          polarity: 'unless-denied',
        },
        { all: ['supplier-check', 'supplier'], within: 6, polarity: 'unless-denied' },
        {
          all: ['supplier-monitoring', 'regularly'],
          under: ['about-suppliers'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A supplier that was safe when chosen may not be two years later.',
  recommendation: 'Say how often suppliers are reviewed and what is looked at.',
  needsDetails: [],
  clause: 'The security of each supplier is reviewed at least once a year.',
});
