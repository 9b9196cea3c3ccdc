import { defineControl } from '@lintel/engine';
import { EVERY_POLICY } from '../../applies-to.ts';

export const cc13Structure = defineControl({
  id: 'soc2-cc1-3-structure',
  citation: 'SOC 2 CC1.3',
  title: 'Authority and responsibility',
  risk: 'MEDIUM',
  section: 'control-environment',
  kinds: EVERY_POLICY,
  category: 'security',
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
  why: 'A control without an owner stops with nobody noticing.',
  recommendation: 'Name the function that owns each duty.',
  needsDetails: [],
  clause:
    'The security officer is responsible for this policy; managers are responsible for applying it.',
});
