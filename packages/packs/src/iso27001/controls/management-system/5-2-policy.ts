import { defineControl } from '@lintel/engine';
import { POLICY } from '../../applies-to.ts';

export const c52Policy = defineControl({
  id: 'iso27001-5-2-policy',
  citation: 'ISO/IEC 27001:2022 5.2',
  title: 'Information security policy',
  risk: 'HIGH',
  section: 'management-system',
  kinds: POLICY,
  elements: [
    {
      id: 'commitment',
      requires: 'what security is to achieve and that management commits to it',
      mood: 'statement',
      evidence: [{ all: ['policy-commitment'], polarity: 'unless-denied' }],
    },
    {
      id: 'requirements',
      requires: 'a commitment to meet the requirements that apply',
      mood: 'statement',
      evidence: [
        { all: ['legal-requirements'], polarity: 'unless-denied' },
        { all: ['security-policy', 'identifies', 'legal-requirements'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Without a stated direction each team decides for itself what is secure enough.',
  recommendation:
    'State what security is to achieve, and commit to meeting the requirements that apply and to improving continually.',
  needsDetails: [],
  clause:
    'Management is committed to protecting the confidentiality, integrity and availability of information, to meeting applicable laws and contractual obligations, and to continual improvement.',
});
