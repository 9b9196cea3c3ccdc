import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const criminalConvictions = defineControl({
  id: 'gdpr-10-criminal-data',
  citation: 'GDPR Art. 10',
  title: 'Data on criminal convictions',
  risk: 'LOW',
  section: 'sensitive-data',
  kinds: POLICIES,
  onlyIf: ['criminal-convictions'],
  elements: [
    {
      id: 'law',
      requires: 'that data on convictions are used only where the law authorises it',
      mood: 'statement',
      evidence: [
        { all: ['criminal-convictions', 'criminal-condition'], polarity: 'either' },
        {
          all: ['criminal-condition', 'criminal-convictions'],
          within: 'paragraph',
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'Records of convictions stay with authorities; a private register of them is forbidden.',
  recommendation:
    'State that data on criminal convictions and offences are used only where the law authorises it.',
  needsDetails: [],
  clause:
    'We use data on criminal convictions and offences only where it is authorised by law, and keep no register of them.',
});
