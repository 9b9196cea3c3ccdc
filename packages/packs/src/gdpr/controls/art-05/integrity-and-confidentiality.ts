import { defineControl } from '@lintel/engine';
import { SECURITY } from '../../applies-to.ts';

export const integrityAndConfidentiality = defineControl({
  id: 'gdpr-5-1-f-integrity',
  citation: 'GDPR Art. 5(1)(f)',
  title: 'Integrity and confidentiality',
  risk: 'HIGH',
  section: 'security',
  kinds: [
    ...SECURITY,
    'access-control-policy',
    'data-classification-policy',
    'network-security-policy',
    'physical-security-policy',
    'mobile-device-policy',
  ],
  elements: [
    {
      id: 'protection',
      requires: 'that data are protected against unauthorised use, loss and damage',
      evidence: [
        {
          all: ['protect-word', 'threat-to-data'],
          without: ['denies-duty'],
          polarity: 'unless-denied',
        },
        {
          all: ['appropriate-measures', ['protect-word', 'personal-data', 'threat-to-data']],
          without: ['definition'],
          polarity: 'unless-denied',
        },
        { all: ['cia-words', ['personal-data', 'information-word']], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Whoever holds data of others must be able to keep them.',
  recommendation:
    'State that data are protected against unauthorised use, accidental loss, destruction and damage.',
  needsDetails: [],
  clause:
    'We protect the data against unauthorised or unlawful use and against accidental loss, destruction or damage.',
});
