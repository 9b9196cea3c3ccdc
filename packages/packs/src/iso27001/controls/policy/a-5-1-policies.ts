import { defineControl } from '@lintel/engine';
import { EVERY_POLICY } from '../../applies-to.ts';

export const a51Policies = defineControl({
  id: 'iso27001-a-5-1-policies',
  citation: 'ISO/IEC 27001:2022 A.5.1',
  title: 'Policies for information security',
  risk: 'MEDIUM',
  section: 'policy',
  kinds: EVERY_POLICY,
  elements: [
    {
      id: 'approved',
      requires: 'who approved or owns the policy',
      mood: 'statement',
      evidence: [
        { all: ['approval-by-management'], polarity: 'unless-denied' },
        { all: ['approved', 'security-policy'], within: 8, polarity: 'unless-denied' },
        {
          all: ['responsible-person', 'responsible', 'security-policy'],
          within: 14,
          polarity: 'unless-denied',
        },
        {
          all: ['approved-by', ['top-management', '@date', 'responsible-person']],
          within: 8,
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'reviewed',
      requires: 'that the policy is reviewed, and when',
      mood: 'statement',
      evidence: [
        { all: ['policy-review'], polarity: 'unless-denied' },
        {
          all: [
            ['reviewed', 'improves'],
            'security-policy',
            ['regularly', 'significant-change', '@duration'],
          ],
          within: 14,
          polarity: 'unless-denied',
        },
        {
          all: ['reviewed', 'regularly'],
          under: ['policy-review-heading', 'document-control'],
          polarity: 'unless-denied',
        },
        { all: ['document-control', '@date'], strength: 'weak', polarity: 'unless-denied' },
      ],
    },
    {
      id: 'communicated',
      requires: 'how the people concerned learn of the policy',
      mood: 'statement',
      evidence: [
        {
          all: ['policy-communicated', ['security-policy', 'workforce']],
          within: 12,
          polarity: 'either',
        },
        {
          all: ['policy-acknowledgement', ['workforce', 'security-policy']],
          within: 12,
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'A rule that was never approved binds nobody, and one that nobody has seen or renewed binds in name alone.',
  recommendation: 'Name who approves it, how it reaches people, and how often it is reviewed.',
  needsDetails: [],
  clause:
    'This policy is approved by management, communicated to all employees, who acknowledge it, and reviewed at least once a year.',
});
