import { defineControl } from '@lintel/engine';
import { BREACHES } from '../applies-to.ts';

export const breachMedia = defineControl({
  id: 'hipaa-406',
  citation: '45 CFR 164.406',
  title: 'Notice to the media',
  risk: 'LOW',
  section: 'breach',
  kinds: BREACHES,
  elements: [
    {
      id: 'media',
      requires: 'that the media are notified when more than 500 residents of a state are affected',
      evidence: [
        {
          all: ['media-notice', ['notified', 'health-breach', 'affected-individual']],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'Large breaches are announced publicly, whether or not it suits.',
  recommendation:
    'State that prominent media are notified of breaches of more than 500 residents of a state.',
  needsDetails: [],
  clause:
    'If a breach affects more than 500 residents of a state, we notify prominent media outlets there within 60 days.',
});
