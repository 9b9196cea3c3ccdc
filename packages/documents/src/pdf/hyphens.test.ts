import { expect, test } from 'vitest';
import { joinLines, learnVocabulary } from './hyphens.ts';

/** A document that cuts words: two of them stand both cut and whole. */
const CUTS = [
  'The supplier keeps confi-',
  'dential records of person-',
  'nel. Confidential records of personnel are few.',
  'Incidents are reported. An incident has a low score.',
];

test.each([
  ['a word that stands whole elsewhere', 'confi-', 'dential data', 'confidential data'],
  ['the same in capitals', 'PERSON-', 'NEL', 'PERSONNEL'],
  ['a placeholder in capitals', '{{INCI-', 'DENT_LEAD}}', '{{INCIDENT_LEAD}}'],
  ['a first half that is no word', 'reten-', 'tion', 'retention'],
  ['an ending that is no word, after a word', 'low-', 'ness', 'lowness'],
  ['a compound of two words', 'low-', 'density rooms', 'low-density rooms'],
  ['a compound whose first half stands nowhere else', 'high-', 'demand', 'high-demand'],
  ['a compound with a name', 'Non-', 'English texts', 'Non-English texts'],
])('%s', (_, before, after, joined) => {
  expect(joinLines(before, after, learnVocabulary(CUTS))).toBe(joined);
});

test('a document that does not cut words keeps its hyphens', () => {
  const vocabulary = learnVocabulary(['Records are kept.']);
  expect(joinLines('effective-', 'ness', vocabulary)).toBe('effective-ness');
});
