import { expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

it.each([
  ['# Data Protection Policy\n\nText.', 'Data Protection Policy'],
  ['\n## Privacy notice \n\nText.', 'Privacy notice'],
  ['Text first.\n\n# Later heading', 'policy-v3'],
  [`# ${'long '.repeat(30)}`, 'policy-v3'],
  ['### Page 1', 'policy-v3'],
  ['', 'policy-v3'],
])('%j is called %s', (extractedText, expected) => {
  expect(documentTitle({ extractedText, originalName: 'policy-v3.pdf' })).toBe(expected);
});
