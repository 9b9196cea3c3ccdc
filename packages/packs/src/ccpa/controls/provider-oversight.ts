import { defineControl } from '@lintel/engine';
import { AGREEMENTS_AND_VENDORS } from '../applies-to.ts';

export const providerOversight = defineControl({
  id: 'ccpa-provider-oversight',
  citation: '11 CCR 7051(a)',
  title: 'Oversight of service providers',
  risk: 'MEDIUM',
  section: 'providers',
  kinds: AGREEMENTS_AND_VENDORS,
  elements: [
    {
      id: 'steps',
      requires: 'that the business may take reasonable steps to check and stop unauthorized use',
      mood: 'statement',
      evidence: [
        { all: ['stop-misuse', ['service-provider-word', 'contract-word']], within: 'paragraph' },
      ],
    },
  ],
  why: 'A contract nobody enforces does not protect the business that relied on it.',
  recommendation:
    'Reserve the right to check how the provider uses the information and to stop unauthorized use.',
  needsDetails: [],
  clause:
    'The business may take reasonable and appropriate steps to ensure that the service provider uses personal information as agreed, and to stop and remediate unauthorized use.',
});
