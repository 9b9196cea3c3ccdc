import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const limitLink = defineControl({
  id: 'ccpa-limit-link',
  citation: 'Cal. Civ. Code 1798.135(a)(2)',
  title: 'Link to limit sensitive information',
  risk: 'LOW',
  section: 'requests',
  kinds: NOTICES,
  onlyIf: ['sensitive-information'],
  elements: [
    {
      id: 'link',
      requires:
        'where the link to limit the use of sensitive information is, or that it is not used beyond what is permitted',
      mood: 'statement',
      evidence: [{ all: ['limit-link'] }, { all: ['sensitive-information', 'only-allowed-use'] }],
    },
  ],
  why: 'The right to limit is exercised by a link, and a link that is missing is a right withheld.',
  recommendation:
    'Provide the link titled Limit the Use of My Sensitive Personal Information, or state that sensitive information is not used for more than the rules permit.',
  needsDetails: [],
  clause: 'Use the link “Limit the Use of My Sensitive Personal Information” on our home page.',
});
