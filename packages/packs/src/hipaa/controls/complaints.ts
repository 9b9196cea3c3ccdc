import { defineControl } from '@lintel/engine';
import { HEALTH_NOTICES_ONLY } from '../applies-to.ts';

export const complaints = defineControl({
  id: 'hipaa-520-b-1-vi',
  citation: '45 CFR 164.520(b)(1)(vi)',
  title: 'Complaints without retaliation',
  risk: 'MEDIUM',
  section: 'notice',
  kinds: HEALTH_NOTICES_ONLY,
  elements: [
    {
      id: 'complaint',
      requires: 'that people can complain to the entity and to the Secretary',
      mood: 'statement',
      evidence: [
        {
          all: [
            'health-complaint',
            ['secretary-notice', 'privacy-official', 'contact-channel', 'choice-of-people'],
          ],
          within: 'paragraph',
        },
      ],
    },
    {
      id: 'retaliation',
      requires: 'that nobody is retaliated against for a complaint',
      mood: 'statement',
      evidence: [{ all: ['no-retaliation'], polarity: 'either' }],
    },
  ],
  why: 'Fear of retaliation keeps violations hidden.',
  recommendation:
    'State how to complain to you and to the Secretary, and that there is no retaliation.',
  needsDetails: [],
  clause:
    'You may file a complaint with us or with the Secretary of Health and Human Services. We will not retaliate against you for it.',
});
