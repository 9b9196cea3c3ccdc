import { defineControl } from '@lintel/engine';
import { NOTICES } from '../applies-to.ts';

export const preferenceSignal = defineControl({
  id: 'ccpa-preference-signal',
  citation: '11 CCR 7025',
  title: 'Opt-out preference signals',
  risk: 'MEDIUM',
  section: 'requests',
  kinds: NOTICES,
  onlyIf: ['sale-or-sharing'],
  elements: [
    {
      id: 'signal',
      requires: 'that opt-out preference signals such as Global Privacy Control are honoured',
      evidence: [
        {
          all: ['preference-signal', ['honours-signal', 'right-to-opt-out', 'sale-or-sharing']],
          within: 'paragraph',
        },
      ],
    },
  ],
  why: 'A signal from the browser counts as a request to opt out; ignoring it has been fined.',
  recommendation:
    'State that opt-out preference signals are treated as a valid request to opt out, and for which browser or device.',
  needsDetails: [],
  clause:
    'We treat opt-out preference signals such as Global Privacy Control as a valid request to opt out for the browser that sends them.',
});
