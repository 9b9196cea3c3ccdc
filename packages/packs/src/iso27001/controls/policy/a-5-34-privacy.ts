import { defineControl } from '@lintel/engine';

export const a534Privacy = defineControl({
  id: 'iso27001-a-5-34-privacy',
  citation: 'ISO/IEC 27001:2022 A.5.34',
  title: 'Privacy and protection of personal information',
  risk: 'MEDIUM',
  section: 'policy',
  kinds: ['isms-manual', 'data-protection-policy', 'retention-policy'],
  topics: ['about-privacy'],
  elements: [
    {
      id: 'privacy',
      requires: 'how information about people is protected',
      mood: 'statement',
      evidence: [
        {
          all: ['personal-information-protection', ['restricts', 'identifies', 'encryption']],
          within: 25,
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'Information about people is where a security failure becomes a harm to somebody.',
  recommendation: 'Say which rules protect information about people, and who watches over them.',
  needsDetails: [],
  clause: 'Personal information is protected as privacy law requires; access to it is restricted.',
});
