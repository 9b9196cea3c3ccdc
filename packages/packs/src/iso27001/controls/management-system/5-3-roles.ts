import { defineControl } from '@lintel/engine';
import { EVERY_POLICY } from '../../applies-to.ts';

export const c53Roles = defineControl({
  id: 'iso27001-5-3-roles',
  citation: 'ISO/IEC 27001:2022 5.3',
  title: 'Roles, responsibilities and authorities',
  risk: 'MEDIUM',
  section: 'management-system',
  kinds: EVERY_POLICY,
  elements: [
    {
      id: 'assigned',
      requires: 'who is responsible for the duties that the policy sets',
      mood: 'statement',
      evidence: [
        { all: ['security-roles'], polarity: 'unless-denied' },
        {
          all: [['responsible-person', 'workforce'], 'responsible'],
          within: 10,
          polarity: 'unless-denied',
        },
        {
          all: ['responsible-person', 'responsible'],
          within: 'paragraph',
          strength: 'weak',
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A duty that belongs to nobody is not done.',
  recommendation: 'Name the function that is responsible, and what it must do.',
  needsDetails: [],
  clause:
    'The information security officer is responsible for maintaining this policy; each manager is responsible for its application in their team.',
});
