import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const audits = defineControl({
  id: 'gdpr-28-3-h-audits',
  citation: 'GDPR Art. 28(3)(h)',
  title: 'Audits by the controller',
  risk: 'MEDIUM',
  section: 'audits',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'audits',
      requires: 'that the processor allows and contributes to audits and inspections',
      mood: 'statement',
      evidence: [
        {
          all: ['audits', 'allow-audit', ['controller', 'processor']],
          without: ['definition', 'authority-audit'],
        },
        { all: ['audits', 'controller'], under: ['audit-heading'] },
      ],
    },
  ],
  why: 'Trust without the right to look is not oversight.',
  recommendation:
    'State that the processor allows for and contributes to audits, including inspections, by the controller or an auditor it mandates.',
  needsDetails: [],
  clause:
    'The processor shall allow for and contribute to audits, including inspections, conducted by the controller or another auditor mandated by the controller.',
});
