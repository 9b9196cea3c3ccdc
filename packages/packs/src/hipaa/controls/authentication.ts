import { defineControl } from '@lintel/engine';
import { ACCESS } from '../applies-to.ts';

export const authentication = defineControl({
  id: 'hipaa-312-d',
  citation: '45 CFR 164.312(d)',
  title: 'Person or entity authentication (required)',
  risk: 'HIGH',
  section: 'access',
  kinds: ACCESS,
  elements: [
    {
      id: 'authentication',
      requires: 'that those who seek access prove who they are',
      evidence: [
        { all: ['multi-factor'] },
        { all: ['password-rule'] },
        { all: ['authentication', ['required', 'unique-user', 'account-word', 'access-control']] },
      ],
    },
  ],
  why: 'Access rules mean nothing when anybody can claim to be anybody.',
  recommendation: 'State how users prove their identity: passwords, second factors, certificates.',
  needsDetails: [],
  clause: 'Access requires multi-factor authentication.',
});
