import { defineControl } from '@lintel/engine';
import { ACCESS, BROAD } from '../../applies-to.ts';

export const a517AuthenticationInformation = defineControl({
  id: 'iso27001-a-5-17-authentication-information',
  citation: 'ISO/IEC 27001:2022 A.5.17',
  title: 'Passwords and other authentication information',
  risk: 'HIGH',
  section: 'access',
  kinds: [...BROAD, ...ACCESS, 'password-policy', 'acceptable-use-policy'],
  topics: ['about-passwords', 'about-authentication'],
  elements: [
    {
      id: 'rules',
      requires: 'rules for passwords or other secrets: strength, storage, secrecy',
      mood: 'statement',
      evidence: [
        {
          all: ['password-rule', ['required', 'forbidden', '@duration', 'documented']],
          polarity: 'either',
        },
        {
          all: ['password-word', ['forbidden', 'password-rule']],
          under: ['about-passwords'],
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'Weak or reused secrets are the commonest way in.',
  recommendation:
    'Say how strong passwords must be, how they are kept, and that they are never passed on.',
  needsDetails: [],
  clause:
    'Passwords must have at least 14 characters, be kept in the password manager, and must not be shared.',
});
