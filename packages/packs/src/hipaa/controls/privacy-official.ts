import { defineControl } from '@lintel/engine';
import { PRIVACY_POLICIES_AND_NOTICES } from '../applies-to.ts';

export const privacyOfficial = defineControl({
  id: 'hipaa-530-a',
  citation: '45 CFR 164.530(a)(1)',
  title: 'Privacy official and contact',
  risk: 'MEDIUM',
  section: 'privacy',
  kinds: PRIVACY_POLICIES_AND_NOTICES,
  elements: [
    {
      id: 'official',
      requires: 'who is responsible for privacy and answers questions',
      mood: 'statement',
      evidence: [
        {
          all: [
            'privacy-official',
            ['responsible', 'contact-channel', 'required', 'notified', '@email', '@phone'],
          ],
          within: 'paragraph',
        },
        {
          all: ['contact-channel', ['@email', '@phone'], ['health-information', 'hipaa-talk']],
          within: 'section',
        },
      ],
    },
  ],
  why: 'Complaints need a person to arrive at.',
  recommendation:
    'Name the privacy official and the contact information for questions and complaints.',
  needsDetails: ['contactInfo'],
  clause:
    'Our privacy officer is responsible for this policy and can be reached at {{contactInfo}}.',
});
