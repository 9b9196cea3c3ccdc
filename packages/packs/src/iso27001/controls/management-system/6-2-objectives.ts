import { defineControl } from '@lintel/engine';
import { MANAGEMENT } from '../../applies-to.ts';

export const c62Objectives = defineControl({
  id: 'iso27001-6-2-objectives',
  citation: 'ISO/IEC 27001:2022 6.2',
  title: 'Information security objectives',
  risk: 'MEDIUM',
  section: 'management-system',
  kinds: MANAGEMENT,
  topics: ['about-objectives'],
  elements: [
    {
      id: 'objectives',
      requires: 'objectives for information security',
      mood: 'statement',
      evidence: [{ all: ['security-objectives'], polarity: 'unless-denied' }],
    },
    {
      id: 'measured',
      requires: 'how the achievement of security objectives is measured',
      mood: 'statement',
      evidence: [
        {
          all: ['security-objectives', ['measures-performance', 'regularly', 'reviewed']],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        { all: ['measures-performance'], without: ['advertising-talk'], polarity: 'unless-denied' },
        { all: ['security-objectives', 'measures-performance'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'What is not measured cannot be shown to have improved.',
  recommendation: 'Set objectives for security, with the measure by which each is judged.',
  needsDetails: [],
  clause:
    'Information security objectives are set every year; their achievement is measured with key performance indicators.',
});
