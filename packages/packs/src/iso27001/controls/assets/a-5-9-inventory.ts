import { defineControl } from '@lintel/engine';
import { BROAD } from '../../applies-to.ts';

export const a59Inventory = defineControl({
  id: 'iso27001-a-5-9-inventory',
  citation: 'ISO/IEC 27001:2022 A.5.9',
  title: 'Inventory of assets',
  risk: 'MEDIUM',
  section: 'assets',
  kinds: [...BROAD, 'asset-management-policy'],
  topics: ['about-assets'],
  elements: [
    {
      id: 'inventory',
      requires: 'that assets are kept in an inventory',
      evidence: [{ all: ['asset-inventory'] }],
    },
    {
      id: 'owner',
      requires: 'that each asset has an owner',
      mood: 'statement',
      evidence: [{ all: ['asset-owner'] }],
    },
  ],
  why: 'What nobody knows of is neither patched nor missed when it is gone.',
  recommendation: 'Say that assets are inventoried and that each has an owner.',
  needsDetails: [],
  clause: 'An inventory of assets is maintained, and each asset has a designated asset owner.',
});
