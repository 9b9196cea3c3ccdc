import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const submitMethods = defineControl({
  id: 'ccpa-submit-methods',
  citation: 'Cal. Civ. Code 1798.130(a)(1)',
  title: 'Methods for submitting requests',
  risk: 'HIGH',
  section: 'requests',
  kinds: NOTICES,
  elements: [
    {
      id: 'how',
      requires: 'how consumers submit their requests',
      mood: 'statement',
      evidence: [
        {
          all: [
            'submit-request',
            ['rights-of-consumers', 'request-of-people'],
            ['web-form', 'toll-free', 'by-mail', '@email', '@url', '@phone'],
          ],
          within: 'paragraph',
          without: ['policy-change', 'cookie-talk'],
        },
      ],
    },
    {
      id: 'second-method',
      requires: 'at least two ways of submitting, such as a toll-free number and a web address',
      mood: 'statement',
      evidence: [
        { all: ['toll-free', ['web-form', '@email', '@url', 'by-mail']], within: 'section' },
        { all: ['@email', ['web-form', '@url', '@phone', 'by-mail']], within: 'section' },
        { all: ['web-form', ['@phone', 'by-mail', '@email']], within: 'section' },
      ],
    },
  ],
  why: 'A right without a door is unusable; the statute asks for two doors.',
  recommendation:
    'Give the contact information of at least two methods for requests, one of them a toll-free number unless you only sell online.',
  needsDetails: ['contactInfo'],
  clause:
    'To submit a request, call us toll-free or use the web form at the address given here: {{contactInfo}}.',
});
