import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const recordsOfProcessor = defineControl({
  id: 'gdpr-30-2-processor-records',
  citation: 'GDPR Art. 30(2)',
  title: 'Records kept by the processor',
  risk: 'LOW',
  section: 'records',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'kept',
      requires:
        'that the processor keeps a record of the processing it carries out for the controller',
      evidence: [
        { all: ['processing-records'], without: ['definition'] },
        { all: ['processing-activities', 'keep-records'] },
      ],
    },
  ],
  why: 'The processor has a record duty of its own, which the controller will be asked about.',
  recommendation:
    'State that the processor keeps a record of all categories of processing carried out for the controller.',
  needsDetails: [],
  clause:
    'The processor shall maintain a record of all categories of processing activities carried out on behalf of the controller.',
});
