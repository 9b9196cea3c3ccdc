import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const clearConsent = defineControl({
  id: 'gdpr-7-2-clear-consent',
  citation: 'GDPR Art. 7(2) and 4(11)',
  title: 'Clear and separate consent',
  risk: 'MEDIUM',
  section: 'consent',
  kinds: [...POLICIES, 'consent-form'],
  onlyIf: ['consent'],
  elements: [
    {
      id: 'active',
      requires: 'that consent is given freely, by a clear act and for a specific use',
      mood: 'statement',
      evidence: [
        { all: ['consent-clear', 'consent'], polarity: 'unless-denied' },
        { all: ['consent-clear', 'consent'], within: 'paragraph', polarity: 'unless-denied' },
        { all: ['consent', 'voluntary-word'], polarity: 'unless-denied' },
      ],
    },
    {
      id: 'separate',
      requires: 'that consent is asked for apart from other matters',
      mood: 'statement',
      evidence: [
        { all: ['consent-separate', 'consent'], polarity: 'either' },
        { all: ['consent-separate', 'consent'], within: 'paragraph', polarity: 'either' },
      ],
    },
  ],
  why: 'Boxes ticked in advance and consent hidden in terms are void, and with them all data they brought.',
  recommendation:
    'State that consent is asked for separately from other matters and given by a clear affirmative act.',
  needsDetails: [],
  clause:
    'Consent is freely given, specific, informed and unambiguous: people give it by a clear affirmative act. The request for consent is separate from other matters.',
});
