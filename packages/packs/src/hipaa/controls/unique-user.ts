import { defineControl } from '@lintel/engine';
import { ACCESS } from '../applies-to.ts';

export const uniqueUser = defineControl({
  id: 'hipaa-312-a-2-i',
  citation: '45 CFR 164.312(a)(2)(i)',
  title: 'Unique user identification (required)',
  risk: 'HIGH',
  section: 'access',
  kinds: ACCESS,
  elements: [
    {
      id: 'unique',
      requires: 'that every user has an identifier of their own',
      evidence: [{ all: ['unique-user'] }],
    },
  ],
  why: 'A shared login leaves no trace of who looked.',
  recommendation: 'State that every user has a unique identifier and that sharing is forbidden.',
  needsDetails: [],
  clause: 'Every user has a unique user ID; sharing it is forbidden.',
});
