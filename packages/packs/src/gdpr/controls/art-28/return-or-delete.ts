import { defineControl } from '@lintel/engine';
import { AGREEMENTS } from '../../applies-to.ts';

export const returnOrDelete = defineControl({
  id: 'gdpr-28-3-g-return-or-delete',
  citation: 'GDPR Art. 28(3)(g)',
  title: 'Return or deletion at the end',
  risk: 'HIGH',
  section: 'end-of-contract',
  kinds: AGREEMENTS,
  elements: [
    {
      id: 'end',
      requires:
        'that the data are deleted or returned when the services end, at the choice of the controller',
      evidence: [
        {
          all: ['return-or-delete', 'end-of-services'],
          within: 45,
          without: ['definition', 'denies-duty'],
          polarity: 'unless-denied',
        },
        {
          all: ['return-or-delete', ['personal-data', 'copies-word']],
          under: ['end-heading'],
          polarity: 'unless-denied',
        },
      ],
    },
  ],
  why: 'Data left behind with a former processor are nobody’s care and still the controller’s risk.',
  recommendation:
    'State that after the end of the services the processor deletes or returns all data and existing copies, as the controller chooses.',
  needsDetails: [],
  clause:
    'After the end of the provision of services the processor shall, at the choice of the controller, delete or return all personal data and delete existing copies, unless the law requires their storage.',
});
