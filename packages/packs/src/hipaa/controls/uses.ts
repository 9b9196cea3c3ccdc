import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const uses = defineControl({
  id: 'hipaa-520-b-1-ii',
  citation: '45 CFR 164.520(b)(1)(ii)',
  title: 'Uses and disclosures',
  risk: 'HIGH',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'uses',
      requires:
        'for what health information is used and disclosed, with treatment, payment and operations',
      mood: 'statement',
      evidence: [
        {
          all: ['permitted-use', ['health-information', 'personal-data']],
          without: ['policy-change'],
        },
      ],
    },
    {
      id: 'authorization',
      requires: 'that other uses need written authorization, which can be revoked',
      mood: 'statement',
      evidence: [
        {
          all: [
            'patient-authorization',
            ['permitted-use', 'health-information', 'revoke-authorization'],
          ],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'The notice is the promise patients are told to rely on.',
  recommendation:
    'Describe each purpose of use and disclosure with an example, and say that all others need written authorization.',
  needsDetails: [],
  clause:
    'We use and disclose your health information for treatment, payment and health care operations. Other uses and disclosures need your written authorization, which you may revoke at any time.',
});
