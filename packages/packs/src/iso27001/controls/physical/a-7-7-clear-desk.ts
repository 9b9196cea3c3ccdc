import { defineControl } from '@lintel/engine';

export const a77ClearDesk = defineControl({
  id: 'iso27001-a-7-7-clear-desk',
  citation: 'ISO/IEC 27001:2022 A.7.7',
  title: 'Clear desk and clear screen',
  risk: 'LOW',
  section: 'physical',
  kinds: ['acceptable-use-policy'],
  topics: ['about-clear-desk'],
  elements: [
    {
      id: 'rule',
      requires: 'that desks are cleared and screens locked',
      mood: 'statement',
      evidence: [{ all: ['clear-desk'], polarity: 'either' }],
    },
  ],
  why: 'A paper left on a desk is read by whoever passes.',
  recommendation: 'Say that screens are locked and papers put away when people leave their desk.',
  needsDetails: [],
  clause:
    'Clear desk and clear screen: lock the screen and put confidential papers away whenever you leave.',
});
