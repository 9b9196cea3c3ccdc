import { defineControl } from '@lintel/engine';
import { NOTICE_LIKE } from '../../applies-to.ts';

export const controllerIdentity = defineControl({
  id: 'gdpr-13-1-a-identity',
  citation: 'GDPR Art. 13(1)(a)',
  title: 'Identity of the controller',
  risk: 'HIGH',
  section: 'controller',
  kinds: NOTICE_LIKE,
  elements: [
    {
      id: 'identity',
      requires: 'which organisation is responsible for the data, by name',
      mood: 'statement',
      evidence: [
        {
          all: ['controller-word', 'legal-form'],
          without: ['other-sites', 'definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['controller-word', ['@email', '@self']],
          without: ['other-sites', 'processor-word'],
          polarity: 'unless-denied',
        },
        { all: ['legal-form', 'who-we-are'], without: ['other-sites'], polarity: 'unless-denied' },
        {
          all: ['legal-form', 'contact-channel'],
          without: ['other-sites', 'sharing'],
          polarity: 'unless-denied',
        },
        {
          all: ['controller-word', 'legal-form'],
          within: 'paragraph',
          without: ['other-sites'],
          polarity: 'unless-denied',
        },
        { all: ['defined-as-us'], without: ['other-sites'], polarity: 'unless-denied' },
        {
          all: ['provider-named'],
          without: ['other-sites', 'cookie-talk'],
          polarity: 'unless-denied',
        },
        {
          all: ['@email', 'legal-form'],
          within: 'paragraph',
          without: ['other-sites', 'sharing'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'People must know whom to hold to the promises of the notice; a brand or a web address names nobody.',
  recommendation:
    'Name the controller: the full legal name of the organisation that decides why and how the data are used.',
  needsDetails: ['additionalInfo'],
  clause:
    'The controller of your personal data within the meaning of the GDPR is {{additionalInfo}} ("we", "us").',
});
