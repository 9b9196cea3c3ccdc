import { defineControl } from '@lintel/engine';

export const a512Classification = defineControl({
  id: 'iso27001-a-5-12-classification',
  citation: 'ISO/IEC 27001:2022 A.5.12',
  title: 'Classification of information',
  risk: 'MEDIUM',
  section: 'assets',
  kinds: ['information-security-policy', 'data-classification-policy', 'retention-policy'],
  topics: ['about-classification'],
  elements: [
    {
      id: 'scheme',
      requires: 'classes of information by its need for protection',
      mood: 'statement',
      evidence: [
        { all: ['classification', 'classification-level'], without: ['severity-talk'] },
        {
          all: ['classification', 'classification-level'],
          within: 'paragraph',
          without: ['severity-talk'],
        },
        {
          all: ['classification', 'classification-level'],
          within: 'section',
          without: ['severity-talk'],
        },
      ],
    },
    {
      id: 'handling',
      requires: 'how information of each class is handled',
      mood: 'statement',
      evidence: [
        {
          all: ['information-handling', ['classification-level', 'classification']],
          without: ['severity-talk'],
        },
        { all: ['classification-level', ['encryption', 'access-control', 'media-disposal']] },
        { all: ['information-handling'], under: ['about-classification'] },
      ],
    },
  ],
  why: 'Where all information looks alike, the secret is sent as freely as the public.',
  recommendation: 'Define the classes and how information of each is handled.',
  needsDetails: [],
  clause:
    'Information is classified as public, internal or confidential. Confidential information is handled only by authorised persons and encrypted when sent.',
});
