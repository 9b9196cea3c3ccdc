import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const demonstrableConsent = defineControl({
  id: 'gdpr-7-1-demonstrable-consent',
  citation: 'GDPR Art. 7(1)',
  title: 'Consent can be shown',
  risk: 'MEDIUM',
  section: 'consent',
  kinds: POLICIES,
  onlyIf: ['consent'],
  elements: [
    {
      id: 'record',
      requires: 'that consents are recorded so that they can be demonstrated',
      evidence: [{ all: ['consent-record'] }, { all: ['record-of-when', 'consent'] }],
    },
  ],
  why: 'Consent that cannot be shown counts as not given.',
  recommendation: 'State that who consented, when, how and to what is recorded.',
  needsDetails: [],
  clause:
    'We keep a record of each consent, with who gave it, when, how and for what, so that we can demonstrate consent.',
});
