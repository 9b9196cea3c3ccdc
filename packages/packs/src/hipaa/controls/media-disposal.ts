import { defineControl } from '@lintel/engine';
import { MEDIA } from '../applies-to.ts';

export const mediaDisposal = defineControl({
  id: 'hipaa-310-d-2-i',
  citation: '45 CFR 164.310(d)(2)(i)',
  title: 'Disposal of media (required)',
  risk: 'MEDIUM',
  section: 'physical',
  kinds: MEDIA,
  elements: [
    {
      id: 'disposal',
      requires: 'how media that held health information are disposed of',
      evidence: [
        {
          all: [
            'media-disposal',
            [
              'removable-media',
              'equipment-protection',
              'endpoint',
              'health-information',
              'information-handling',
              'required',
              'asset-word',
            ],
          ],
        },
      ],
    },
  ],
  why: 'Discarded disks have cost more in fines than stolen ones.',
  recommendation: 'State how media are wiped or destroyed before disposal or re-use.',
  needsDetails: [],
  clause:
    'Media that held health information are wiped or destroyed before disposal or re-use, and the act is recorded.',
});
