import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const partTwo = defineControl({
  id: 'hipaa-520-part-2',
  citation: '45 CFR 164.520(b)(1)(iii)(D)',
  title: 'Substance use disorder records',
  risk: 'LOW',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  onlyIf: ['substance-use-records'],
  elements: [
    {
      id: 'part-two',
      requires: 'how records of substance use disorder treatment are protected',
      mood: 'statement',
      evidence: [
        {
          all: [
            'substance-use-records',
            [
              'permitted-use',
              'health-information',
              'patient-authorization',
              'privacy-duty',
              'restricts',
              'consent',
              'sharing',
            ],
          ],
          within: 'paragraph',
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'Since 16 February 2026 notices must speak of these records wherever they are held.',
  recommendation:
    'Describe the special protection of substance use disorder records, and that they are not used in proceedings against the patient without consent or court order.',
  needsDetails: [],
  clause:
    'Records of substance use disorder treatment protected by 42 CFR Part 2 are not disclosed in legal proceedings against you without your written consent or a court order.',
});
