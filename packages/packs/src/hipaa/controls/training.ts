import { defineControl } from '@lintel/engine';
import { WORKFORCE } from '../applies-to.ts';

export const training = defineControl({
  id: 'hipaa-308-a-5',
  citation: '45 CFR 164.308(a)(5)',
  title: 'Security awareness and training',
  risk: 'HIGH',
  section: 'workforce',
  kinds: WORKFORCE,
  elements: [
    {
      id: 'programme',
      requires: 'that all workforce members are trained',
      evidence: [
        {
          all: ['security-training', ['workforce', 'regularly', 'training-frequency', 'required']],
        },
      ],
    },
    {
      id: 'when',
      requires: 'when training takes place',
      evidence: [
        {
          all: ['security-training', ['training-frequency', 'regularly', '@duration']],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'Most breaches begin with a person who was never shown the trick.',
  recommendation:
    'State that all workforce members are trained on hire and regularly after, and in what.',
  needsDetails: [],
  clause:
    'All workforce members receive security awareness training upon hire and annually thereafter.',
});
