import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const security = defineControl({
  id: 'gdpr-28-3-c-security',
  citation: 'GDPR Art. 28(3)(c)',
  title: 'Security of the processing',
  risk: 'HIGH',
  section: 'processor-security',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'measures',
      requires:
        'that the processor takes the technical and organisational measures that Article 32 asks for',
      evidence: [
        {
          all: ['appropriate-measures', ['duty-verb', '@duty', 'processor']],
          without: ['definition', 'denies-duty'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'The controller remains answerable for the security of data it no longer holds.',
  recommendation:
    'State that the processor takes all security measures required by Article 32 and describe them in an annex.',
  needsDetails: ['securityMeasures'],
  clause:
    'The processor shall implement and maintain appropriate technical and organisational measures as required by Article 32 GDPR: {{securityMeasures}}.',
});
