import { defineControl } from '@lintel/engine';
import { SECURITY } from '../../applies-to.ts';

export const instructedStaff = defineControl({
  id: 'gdpr-32-4-staff',
  citation: 'GDPR Art. 32(4)',
  title: 'Instructions and training of staff',
  risk: 'MEDIUM',
  section: 'security',
  kinds: [...SECURITY, 'hr-security-policy', 'training-policy', 'acceptable-use-policy'],
  elements: [
    {
      id: 'staff',
      requires: 'that staff with access to data handle them only as instructed and are trained',
      evidence: [
        { all: ['training-word', 'personnel'], without: ['definition'], polarity: 'unless-denied' },
        { all: ['instructions', 'personnel', 'only-on'], polarity: 'unless-denied' },
        { all: ['confidentiality', 'personnel', 'committed-to'], polarity: 'unless-denied' },
        {
          all: ['personnel', ['@duty', 'often-word']],
          under: ['training-word'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Most breaches begin with a person who did not know better.',
  recommendation:
    'State that staff are bound to confidentiality, trained, and handle data only as instructed.',
  needsDetails: [],
  clause:
    'All staff with access to data are bound to confidentiality, act only on instructions and receive training on data protection when they start and every year.',
});
