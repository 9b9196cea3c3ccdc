import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const subProcessorChanges = defineControl({
  id: 'gdpr-28-2-sub-processor-changes',
  citation: 'GDPR Art. 28(2)',
  title: 'Notice of new sub-processors',
  risk: 'MEDIUM',
  section: 'sub-processors',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'notice',
      requires: 'that the controller is told of intended additions or replacements',
      evidence: [
        {
          all: ['change-notice', 'inform-controller', 'sub-processor'],
          within: 40,
          without: ['definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['sub-processor', 'change-notice', 'inform-controller'],
          within: 'paragraph',
          without: ['definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['change-notice', 'inform-controller'],
          under: ['sub-processor'],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'objection',
      requires: 'that the controller has the opportunity to object to new sub-processors',
      mood: 'statement',
      evidence: [
        {
          all: ['object-to-change', ['sub-processor', 'change-notice']],
          within: 40,
          without: ['personal-objection', 'definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['object-to-change', 'sub-processor'],
          within: 'paragraph',
          without: ['personal-objection', 'definition'],
          polarity: 'unless-denied',
        },
        { all: ['object-to-change'], under: ['sub-processor'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'A general authorisation is only lawful together with notice and the chance to object.',
  recommendation:
    'State that the controller is informed of intended additions or replacements of sub-processors in time to object.',
  needsDetails: [],
  clause:
    'The processor shall inform the controller of any intended changes concerning the addition or replacement of sub-processors at least 30 days in advance. The controller may object to such changes.',
});
