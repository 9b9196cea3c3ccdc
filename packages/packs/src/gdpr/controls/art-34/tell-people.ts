import { defineControl } from '@lintel/engine';
import { BREACHES } from '../../applies-to.ts';

export const tellPeople = defineControl({
  id: 'gdpr-34-people',
  citation: 'GDPR Art. 34',
  title: 'Telling people of a breach',
  risk: 'HIGH',
  section: 'breaches',
  kinds: BREACHES,
  elements: [
    {
      id: 'people',
      requires: 'that people are told of a breach likely to put them at high risk',
      evidence: [
        {
          all: ['affected-people', 'notify-word', 'breach-word'],
          within: 30,
          without: ['definition', 'reports-to-us'],
          polarity: 'unless-denied',
        },
        {
          all: ['affected-people', 'notify-word', 'high-risk'],
          without: ['definition'],
          polarity: 'unless-denied',
        },
        {
          all: ['customers-and-users', 'notify-word', 'personal-breach'],
          within: 15,
          without: ['definition', 'reports-to-us'],
          polarity: 'unless-denied',
        },
        {
          all: ['affected-people', 'notify-word'],
          under: ['personal-breach', 'notification-heading'],
          without: ['reports-to-us'],
          polarity: 'unless-denied',
        },
      ],
    },
    {
      id: 'content',
      requires: 'what the people affected by a breach are told, in plain language',
      mood: 'statement',
      evidence: [
        {
          all: ['advice-to-people', 'affected-people', 'notify-word'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        {
          all: ['notice-content', 'affected-people'],
          within: 'paragraph',
          polarity: 'unless-denied',
        },
        { all: ['notice-content'], under: ['notification-heading'], polarity: 'unless-denied' },
      ],
    },
  ],
  why: 'People can change a password or block a card only if they hear of it in time.',
  recommendation:
    'State that people are told without undue delay when a breach is likely to result in a high risk to them, in plain words and with advice.',
  needsDetails: [],
  clause:
    'When a breach is likely to result in a high risk to people, we inform the affected individuals without undue delay. We tell them in plain language what happened, the likely consequences, the measures taken and the steps they can take.',
});
