import type { Document } from '@lintel/contract';
import { expect, it } from 'vitest';
import { documentTitle } from './document-title.ts';

type Role = Document['paragraphs'][number]['role'];

/** A document of one paragraph a line; the mark of a heading stands outside its paragraph. */
function documentOf(lines: readonly (string | [text: string, role: Role])[]) {
  let extractedText = '';
  const paragraphs = lines.map((line, index) => {
    const [text, role] = typeof line === 'string' ? [line, undefined] : line;
    const start = extractedText.length + (/^#+ /.exec(text)?.[0].length ?? 0);
    extractedText += text;
    const end = extractedText.length;
    extractedText += '\n\n';
    return { n: index + 1, start, end, ...(role === undefined ? {} : { role }) };
  });
  return { extractedText, paragraphs, originalName: 'policy-v3.pdf' };
}

it.each([
  [['# Data Protection Policy', 'Text.'], 'Data Protection Policy'],
  [['Acme Ltd', '#### Privacy notice ', 'Text.'], 'Privacy notice'],
  [
    [['| Owner | Legal |', 'row'], ['| Version | 3 |', 'row'], '## Privacy Policy'],
    'Privacy Policy',
  ],
  [[['| # Owner |', 'row'], ['Privacy Policy', 'heading'], 'Text.'], 'Privacy Policy'],
  [[`# ${'long '.repeat(30)}`, '## Short'], 'Short'],
  [[...Array<string>(9).fill('Text.'), '# Tenth'], 'Tenth'],
  [[...Array<string>(10).fill('Text.'), '# Eleventh'], 'policy-v3'],
  [[['| Owner | Legal |', 'row'], 'Text.'], 'policy-v3'],
  [[], 'policy-v3'],
] as [Parameters<typeof documentOf>[0], string][])('%j is called %s', (lines, expected) => {
  expect(documentTitle(documentOf(lines))).toBe(expected);
});
