import { defineControl } from '@lintel/engine';
import { ACCESS } from '../../applies-to.ts';

export const a85Authentication = defineControl({
  id: 'iso27001-a-8-5-authentication',
  citation: 'ISO/IEC 27001:2022 A.8.5',
  title: 'Secure authentication',
  risk: 'HIGH',
  section: 'access',
  kinds: [...ACCESS, 'security-overview'],
  topics: ['about-authentication'],
  elements: [
    {
      id: 'method',
      requires: 'how users prove who they are',
      mood: 'statement',
      evidence: [
        { all: ['authentication', ['access-control', 'required', 'endpoint']], within: 12 },
        { all: ['multi-factor'] },
      ],
    },
    {
      id: 'strong',
      requires: 'where more than one factor of authentication is needed',
      mood: 'statement',
      evidence: [{ all: ['multi-factor'] }],
    },
  ],
  why: 'A password alone is stolen every day.',
  recommendation: 'Say how users sign in and where multi-factor authentication is required.',
  needsDetails: [],
  clause:
    'Users authenticate with their own credentials; multi-factor authentication is required for remote and administrative access.',
});
