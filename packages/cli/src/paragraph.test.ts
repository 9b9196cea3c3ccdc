import { expect, test } from 'vitest';
import { paragraph } from './paragraph.ts';

test.each([
  ['folds spaces and line ends', 'a  b\n\nc', 'a b c'],
  ['takes the escapes of a terminal out', 'a\u001b[2Jb\u0007', 'a [2Jb'],
  ['takes direction overrides out', 'invoice\u202efdp.exe', 'invoice fdp.exe'],
])('%s', (_, text, expected) => {
  expect(paragraph(text)).toBe(expected);
});

test('wraps at words and hangs what follows', () => {
  const lines = paragraph('word '.repeat(40), '1. ', '   ').split('\n');
  expect(lines.length).toBeGreaterThan(2);
  expect(lines.every((line) => line.length <= 88)).toBe(true);
  expect(lines[0]).toMatch(/^1\. word/);
  expect(lines[1]).toMatch(/^ {3}word/);
});

test('keeps a word whole that is longer than a line', () => {
  expect(paragraph(`a ${'x'.repeat(120)} b`)).toBe(`a\n${'x'.repeat(120)}\nb`);
});
