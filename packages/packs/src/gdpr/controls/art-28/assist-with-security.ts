import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const assistWithSecurity = defineControl({
  id: 'gdpr-28-3-f-security',
  citation: 'GDPR Art. 28(3)(f)',
  title: 'Assistance with security',
  risk: 'LOW',
  section: 'assistance',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'assist',
      requires: 'that the processor assists the controller with the security of the processing',
      evidence: [
        {
          all: ['assist-only', 'security-assist-word', 'controller-duties'],
          within: 25,
          without: ['definition', 'support-staff-talk'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Security has two ends; the controller cannot assess its risk without the processor.',
  recommendation:
    'State that the processor assists the controller in complying with its security obligations under Article 32.',
  needsDetails: [],
  clause:
    'The processor shall assist the controller in ensuring compliance with its obligations on the security of processing under Article 32 GDPR.',
});
