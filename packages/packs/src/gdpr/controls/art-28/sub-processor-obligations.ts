import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const subProcessorObligations = defineControl({
  id: 'gdpr-28-4-same-obligations',
  citation: 'GDPR Art. 28(4)',
  title: 'Same obligations on sub-processors',
  risk: 'HIGH',
  section: 'sub-processors',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'obligations',
      requires: 'that sub-processors take on the same data protection obligations by contract',
      evidence: [
        {
          all: ['same-obligations', 'sub-processor', 'contract-word'],
          within: 40,
          polarity: 'either',
          without: ['definition', 'personnel-talk'],
        },
        {
          all: ['same-obligations', 'contract-word'],
          under: ['sub-processor'],
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'Protection that ends at the first hand-over is none.',
  recommendation:
    'State that the same data protection obligations are imposed on every sub-processor by contract.',
  needsDetails: [],
  clause:
    'The processor shall impose the same data protection obligations on every sub-processor by way of a written contract.',
});
