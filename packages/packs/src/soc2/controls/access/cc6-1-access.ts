import { defineControl } from '@lintel/engine';
import { ACCESS, BROAD } from '../../applies-to.ts';

export const cc61Access = defineControl({
  id: 'soc2-cc6-1-access',
  citation: 'SOC 2 CC6.1',
  title: 'Logical access',
  risk: 'HIGH',
  section: 'access',
  kinds: [...BROAD, ...ACCESS],
  category: 'security',
  topics: ['about-access', 'about-authentication'],
  elements: [
    {
      id: 'controlled',
      requires: 'that access is limited to those who need it',
      mood: 'statement',
      evidence: [
        { all: ['least-privilege', 'access-control'] },
        { all: ['least-privilege'], under: ['about-access'] },
        { all: ['access-control', 'least-privilege'], within: 'paragraph' },
      ],
    },
    {
      id: 'authentication',
      requires: 'how users prove who they are',
      mood: 'statement',
      evidence: [
        { all: ['multi-factor'] },
        { all: ['password-rule', ['required', 'forbidden', '@duration']], polarity: 'either' },
        { all: ['authentication', ['access-control', 'required']], within: 12 },
        { all: ['unique-user'], without: ['cookie-talk'], polarity: 'either' },
      ],
    },
  ],
  why: 'Access wider than needed turns one stolen password into the loss of everything.',
  recommendation: 'Say that access follows need and role, and how users prove who they are.',
  needsDetails: [],
  clause:
    'Access is granted by role on the principle of least privilege. Users sign in with a unique account and multi-factor authentication.',
});
