import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const subProcessorLiability = defineControl({
  id: 'gdpr-28-4-liability',
  citation: 'GDPR Art. 28(4)',
  title: 'Liability for sub-processors',
  risk: 'MEDIUM',
  section: 'sub-processors',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'liability',
      requires: 'that the processor remains fully liable for its sub-processors',
      mood: 'statement',
      evidence: [
        { all: ['liable', 'sub-performance'], within: 30, without: ['definition', 'damage-talk'] },
        { all: ['liable'], under: ['sub-processor'], without: ['definition'] },
      ],
    },
  ],
  why: 'Without it the controller must chase a company it has no contract with.',
  recommendation:
    'State that the processor remains fully liable to the controller for what its sub-processors do.',
  needsDetails: [],
  clause:
    'The processor remains fully liable to the controller for the performance of the obligations of each sub-processor.',
});
