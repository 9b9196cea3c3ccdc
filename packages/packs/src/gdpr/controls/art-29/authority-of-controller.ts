import { defineControl } from '@lintel/engine';
import { AGREEMENTS, POLICIES } from '../../applies-to.ts';

export const authorityOfController = defineControl({
  id: 'gdpr-29-authority',
  citation: 'GDPR Art. 29',
  title: 'Staff act on instructions only',
  risk: 'MEDIUM',
  section: 'instructions',
  kinds: [...AGREEMENTS, ...POLICIES],
  elements: [
    {
      id: 'staff',
      requires: 'that persons with access to the data act only on instructions',
      evidence: [
        {
          all: ['instructions', 'personnel', 'only-on'],
          polarity: 'either',
          without: ['infringes'],
        },
      ],
    },
  ],
  why: 'Data misused by one curious employee are a breach of the whole organisation.',
  recommendation:
    'State that anyone who acts under the authority of the controller or processor handles the data only on instructions.',
  needsDetails: [],
  clause:
    'All persons acting under our authority who have access to the data process them only on instructions from the controller, unless the law requires otherwise.',
});
