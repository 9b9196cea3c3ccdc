import { defineControl } from '@lintel/engine';
import { POLICIES } from '../../applies-to.ts';

export const representativeDesignated = defineControl({
  id: 'gdpr-27-representative',
  citation: 'GDPR Art. 27',
  title: 'Representative designated in writing',
  risk: 'LOW',
  section: 'accountability',
  kinds: POLICIES,
  onlyIf: ['establishment-outside-the-union'],
  elements: [
    {
      id: 'designated',
      requires: 'that a representative in the Union is designated',
      evidence: [
        { all: ['eu-representative'], without: ['definition'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'Authorities fine the missing representative before they look at anything else.',
  recommendation: 'State who is designated in writing as representative in the Union.',
  needsDetails: ['additionalInfo'],
  clause:
    'As an organisation that is not established in the Union, we have designated in writing a representative in the EU under Article 27 GDPR: {{additionalInfo}}.',
});
