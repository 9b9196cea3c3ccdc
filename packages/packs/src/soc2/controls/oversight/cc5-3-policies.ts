import { defineControl } from '@lintel/engine';
import { EVERY_POLICY } from '../../applies-to.ts';

export const cc53Policies = defineControl({
  id: 'soc2-cc5-3-policies',
  citation: 'SOC 2 CC5.3',
  title: 'Policies kept current',
  risk: 'MEDIUM',
  section: 'oversight',
  kinds: EVERY_POLICY,
  category: 'security',
  elements: [
    {
      id: 'scope',
      requires: 'whom and what the policy covers',
      mood: 'statement',
      evidence: [
        { all: ['scope-statement', 'scope-boundary'], polarity: 'either' },
        { all: ['scope-statement', 'scope-boundary'], within: 'paragraph', polarity: 'either' },
        { all: ['applies-word', 'scope-boundary'], under: ['about-scope'], polarity: 'either' },
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
      id: 'approved',
      requires: 'who owns or approved the policy',
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
  ],
  why: "A policy that describes last year's company misleads everybody who follows it.",
  recommendation: 'Say whom it covers, who owns it, and how often it is reviewed.',
  needsDetails: [],
  clause:
    'This policy applies to all employees and systems. It is approved by management, and the policy is reviewed at least annually.',
});
