import { defineControl } from '@lintel/engine';
import { NOTICE_LIKE } from '../../applies-to.ts';

export const controllerContact = defineControl({
  id: 'gdpr-13-1-a-contact',
  citation: 'GDPR Art. 13(1)(a)',
  title: 'Contact information of the controller',
  risk: 'HIGH',
  section: 'controller',
  kinds: NOTICE_LIKE,
  elements: [
    {
      id: 'contact',
      requires: 'how the controller can be reached',
      mood: 'statement',
      evidence: [
        { all: ['@email', 'contact-channel'], within: 'paragraph', polarity: 'unless-denied' },
        { all: ['@phone', 'contact-channel'], within: 'paragraph', polarity: 'unless-denied' },
        {
          all: ['contact-channel', 'address-line'],
          without: ['ip-address-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['contact-channel', '@url'],
          without: ['other-sites', 'cookie-talk'],
          polarity: 'unless-denied',
        },
        { all: ['@email'], under: ['contact-heading'], polarity: 'unless-denied' },
        { all: ['@phone'], under: ['contact-heading'], polarity: 'unless-denied' },
        { all: ['address-line'], under: ['contact-heading'], polarity: 'unless-denied' },
        {
          all: ['contact-channel'],
          under: ['contact-heading'],
          strength: 'weak',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Without an address there is nobody to ask, and every right in the notice stops at the door.',
  recommendation:
    'Give the contact information of the controller: a postal address and an e-mail address or form that is read.',
  needsDetails: ['contactInfo'],
  clause: 'You can contact us about your data at any time: {{contactInfo}}.',
});
