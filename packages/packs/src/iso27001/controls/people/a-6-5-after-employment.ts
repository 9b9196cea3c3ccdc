import { defineControl } from '@lintel/engine';

export const a65AfterEmployment = defineControl({
  id: 'iso27001-a-6-5-after-employment',
  citation: 'ISO/IEC 27001:2022 A.6.5',
  title: 'Duties after employment',
  risk: 'MEDIUM',
  section: 'people',
  kinds: ['hr-security-policy'],
  topics: ['about-leaving'],
  elements: [
    {
      id: 'leaving',
      requires: 'what happens when people leave or change role',
      mood: 'statement',
      evidence: [
        {
          all: ['leaving', ['access-removal', 'return-of-assets', 'duties-after-leaving']],
          within: 20,
        },
        { all: ['duties-after-leaving'] },
        { all: ['leaving', ['access-removal', 'return-of-assets']], within: 'paragraph' },
      ],
    },
  ],
  why: 'What somebody knows leaves with them; the duty to keep it must too.',
  recommendation: 'Say which duties remain after employment and what is done on the last day.',
  needsDetails: [],
  clause:
    'Duties of confidentiality continue after employment. On termination access is revoked and assets are returned.',
});
