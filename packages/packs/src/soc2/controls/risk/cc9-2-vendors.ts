import { defineControl } from '@lintel/engine';
import { TOP_LEVEL } from '../../applies-to.ts';

export const cc92Vendors = defineControl({
  id: 'soc2-cc9-2-vendors',
  citation: 'SOC 2 CC9.2',
  title: 'Vendor risk',
  risk: 'HIGH',
  section: 'risk',
  kinds: ['vendor-management-policy', ...TOP_LEVEL],
  category: 'security',
  topics: ['about-suppliers'],
  elements: [
    {
      id: 'assessed',
      requires: 'that vendors are assessed before they are engaged',
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
    {
      id: 'terms',
      requires: 'that agreements with vendors set out their security duties',
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
    {
      id: 'monitored',
      requires: 'that vendors are reviewed while engaged',
      mood: 'statement',
      evidence: [
        {
          all: ['supplier', 'supplier-monitoring', ['regularly', '@duration']],
          within: 20,
          polarity: 'unless-denied',
        },
        {
          all: ['supplier-monitoring', 'regularly'],
          under: ['about-suppliers'],
          polarity: 'unless-denied',
        },
        { all: ['supplier-check', 'supplier'], within: 6, polarity: 'unless-denied' },
      ],
    },
  ],
  why: "A vendor's weakness is the organisation's own once it holds the information.",
  recommendation:
    'Say how vendors are assessed, what their contracts demand, and how often they are reviewed.',
  needsDetails: [],
  clause:
    'Vendors are assessed before they are engaged. Contracts with vendors contain security requirements. Each vendor is reviewed annually.',
});
