import { defineControl } from '@lintel/engine';
import { ACCESS } from '../../applies-to.ts';

export const cc61Passwords = defineControl({
  id: 'soc2-cc6-1-passwords',
  citation: 'SOC 2 CC6.1',
  title: 'Credentials',
  risk: 'MEDIUM',
  section: 'access',
  kinds: ['password-policy', ...ACCESS, 'acceptable-use-policy'],
  category: 'security',
  topics: ['about-passwords'],
  elements: [
    {
      id: 'rules',
      requires: 'rules for passwords or other secrets',
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
  why: 'Weak and reused secrets are the commonest way in.',
  recommendation:
    'Say how strong passwords are, how they are kept, and that they are never passed on.',
  needsDetails: [],
  clause:
    'Passwords must have at least 14 characters, be kept in a password manager, and must not be disclosed.',
});
