import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const contact = defineControl({
  id: 'ccpa-contact',
  citation: '11 CCR 7011(e)',
  title: 'Contact for questions',
  risk: 'LOW',
  section: 'about',
  kinds: NOTICES,
  elements: [
    {
      id: 'contact',
      requires: 'whom to contact with questions about the policy',
      mood: 'statement',
      evidence: [
        {
          all: ['contact-channel', ['@email', '@phone', '@url', 'by-mail', 'toll-free']],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'Questions that find no address become complaints to the agency.',
  recommendation: 'Give the contact information for questions about the policy.',
  needsDetails: ['contactInfo'],
  clause: 'Questions about this policy reach us at {{contactInfo}}.',
});
