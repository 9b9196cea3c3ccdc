import { defineControl } from '@lintel/engine';
import { PHYSICAL } from '../applies-to.ts';

export const facilityAccess = defineControl({
  id: 'hipaa-310-a-1',
  citation: '45 CFR 164.310(a)(1)',
  title: 'Facility access controls',
  risk: 'MEDIUM',
  section: 'physical',
  kinds: PHYSICAL,
  elements: [
    {
      id: 'facility',
      requires: 'that physical access to systems is limited to those authorised',
      evidence: [
        {
          all: [
            'physical-perimeter',
            ['entry-control', 'restricts', 'required', 'visitor-control'],
          ],
        },
        { all: ['entry-control', 'restricts'], under: ['physical-perimeter'] },
      ],
    },
  ],
  why: 'A server carried out of the door needs no password.',
  recommendation:
    'State how access to facilities and equipment is limited, and how visitors are controlled.',
  needsDetails: [],
  clause:
    'Physical access to facilities that house health information is restricted by badges to authorised persons.',
});
