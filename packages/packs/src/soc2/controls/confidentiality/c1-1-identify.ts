import { defineControl } from '@lintel/engine';

export const c11Identify = defineControl({
  id: 'soc2-c1-1-identify',
  citation: 'SOC 2 C1.1',
  title: 'Confidential information identified and kept',
  risk: 'MEDIUM',
  section: 'confidentiality',
  kinds: [
    'data-classification-policy',
    'information-security-policy',
    'retention-policy',
    'acceptable-use-policy',
  ],
  category: 'confidentiality',
  topics: ['about-classification'],
  elements: [
    {
      id: 'identified',
      requires: 'what is confidential',
      mood: 'statement',
      evidence: [
        { all: ['classification', 'classification-level'] },
        { all: ['classification', 'classification-level'], within: 'paragraph' },
        {
          all: [
            'confidential-information',
            ['information-handling', 'restricts', 'definition-word'],
          ],
          within: 15,
        },
      ],
    },
    {
      id: 'protected',
      requires: 'how confidential information is protected while kept',
      mood: 'statement',
      evidence: [
        {
          all: [
            'confidential-information',
            ['restricts', 'encryption', 'information-handling', 'forbidden'],
          ],
          within: 15,
          polarity: 'either',
        },
        { all: ['information-handling', 'classification-level'], within: 12 },
        { all: ['records-protected'] },
      ],
    },
  ],
  why: 'What nobody marked as confidential is treated as if it were not.',
  recommendation: 'Say what is confidential and how it is protected while it is kept.',
  needsDetails: [],
  clause:
    'Information is classified as public, internal or confidential. Confidential information is restricted to those who need it.',
});
