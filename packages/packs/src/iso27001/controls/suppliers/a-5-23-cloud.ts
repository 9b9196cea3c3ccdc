import { defineControl } from '@lintel/engine';
import { SUPPLIERS } from '../../applies-to.ts';

export const a523Cloud = defineControl({
  id: 'iso27001-a-5-23-cloud',
  citation: 'ISO/IEC 27001:2022 A.5.23',
  title: 'Cloud services',
  risk: 'MEDIUM',
  section: 'suppliers',
  kinds: SUPPLIERS,
  topics: ['about-cloud'],
  onlyIf: ['cloud-services'],
  elements: [
    {
      id: 'cloud',
      requires: 'how cloud services are chosen, used and left securely',
      mood: 'statement',
      evidence: [
        {
          all: [
            'cloud-services',
            ['supplier-assessment', 'approved', 'supplier-security-duty', 'restricts'],
          ],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'In the cloud half of the controls belong to somebody else; which half must be known.',
  recommendation:
    'Say how cloud services are approved and who is responsible for which part of their security.',
  needsDetails: [],
  clause:
    'Cloud services are assessed and approved by the security officer before use; responsibilities of both sides are recorded.',
});
