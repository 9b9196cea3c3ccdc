import { defineControl } from '@lintel/engine';
import { BREACHES } from '../applies-to.ts';

export const burdenOfProof = defineControl({
  id: 'hipaa-414-b',
  citation: '45 CFR 164.414(b)',
  title: 'Breach records',
  risk: 'LOW',
  section: 'breach',
  kinds: BREACHES,
  elements: [
    {
      id: 'records',
      requires: 'that records show each notification was made, or why none was needed',
      evidence: [{ all: ['burden-of-proof', ['health-breach', 'notified']], within: 'sentence' }],
    },
  ],
  why: 'The burden of proof lies with the entity, for six years.',
  recommendation: 'State that a log of breaches and of all notifications is kept.',
  needsDetails: [],
  clause: 'We maintain a log of all breaches and document all notifications.',
});
