import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const bindingCorporateRules = defineControl({
  id: 'gdpr-47-binding-rules',
  citation: 'GDPR Art. 47',
  title: 'Binding corporate rules',
  risk: 'LOW',
  section: 'transfers',
  kinds: POLICIES,
  onlyIf: ['binding-corporate-rules'],
  elements: [
    {
      id: 'approved',
      requires: 'that the binding corporate rules are approved and bind all members of the group',
      mood: 'statement',
      evidence: [
        {
          all: ['binding-corporate-rules', 'approved-word'],
          within: 25,
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Rules of a group are a ground only once an authority has approved them.',
  recommendation:
    'State which authority approved the binding corporate rules and that all members of the group are bound.',
  needsDetails: ['additionalInfo'],
  clause:
    'Our binding corporate rules were approved by {{additionalInfo}} and are legally binding on all members of the group.',
});
