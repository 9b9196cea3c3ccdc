import { defineControl } from '@lintel/engine';
import { NOTICE_LIKE } from '../../applies-to.ts';

export const purposes = defineControl({
  id: 'gdpr-13-1-c-purposes',
  citation: 'GDPR Art. 13(1)(c)',
  title: 'Purposes of the processing',
  risk: 'HIGH',
  section: 'purposes',
  kinds: NOTICE_LIKE,
  elements: [
    {
      id: 'purposes',
      requires: 'for what purposes the data are used',
      mood: 'statement',
      evidence: [
        {
          all: ['purpose-word', 'purpose-named'],
          without: ['policy-change', 'other-sites'],
          polarity: 'either',
        },
        {
          all: ['purpose-named', ['data-collected', 'purpose-noun']],
          without: ['policy-change', 'other-sites'],
          polarity: 'either',
        },
      ],
    },
  ],
  why: 'The purpose is the yardstick for everything else: what may be collected, for what time, and who may see it.',
  recommendation:
    'List the purposes of the processing one by one, specific enough that a reader can tell what happens with which data.',
  needsDetails: ['processingPurpose'],
  clause:
    'We use your data for the following purposes: {{processingPurpose}}, and to provide our services to you.',
});
