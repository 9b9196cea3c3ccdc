import { defineControl } from '@lintel/engine';
import { NOTICES } from '../../applies-to.ts';
import { statesRight } from '../../evidence/states-right.ts';

export const rightToRectification = defineControl({
  id: 'gdpr-13-2-b-rectification',
  citation: 'GDPR Art. 13(2)(b)',
  title: 'Right to rectification',
  risk: 'MEDIUM',
  section: 'rights',
  kinds: NOTICES,
  elements: [
    {
      id: 'rectification',
      requires: 'that people can have wrong data corrected',
      mood: 'statement',
      evidence: statesRight('rectification-named', 'rectification-act'),
    },
  ],
  why: 'Decisions taken on wrong data harm people; they can only correct what they know they may correct.',
  recommendation:
    'Tell people that they can have inaccurate data corrected and incomplete data completed.',
  needsDetails: [],
  clause:
    'You have the right to have inaccurate data about you corrected and incomplete data completed.',
});
