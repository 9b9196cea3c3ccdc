import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { makeTxt, type TxtEncoding } from './test-files/index.ts';

const read = async (bytes: Uint8Array, name = 'policy.txt') => readFile({ bytes, name });

async function textOf(text: string): Promise<string> {
  const result = await read(makeTxt(text));
  if (!result.ok) throw new Error(result.message);
  return result.text;
}

test.each<TxtEncoding>([
  'utf-8',
  'utf-8-bom',
  'utf-16le',
  'utf-16le-bom',
  'utf-16be',
  'utf-16be-bom',
  'windows-1252',
])('reads %s', async (encoding) => {
  const result = await read(makeTxt('Política de retención\n\nLos datos se guardan.', encoding));
  expect(result).toMatchObject({
    ok: true,
    format: 'txt',
    text: 'Política de retención\n\nLos datos se guardan.',
    pageStarts: [],
  });
});

test('Windows-1252 quotes and dashes are read, not Latin-1 controls', async () => {
  const bytes = Uint8Array.of(0x93, 0x44, 0x61, 0x74, 0x61, 0x94, 0x20, 0x96, 0x20, 0x78);
  expect(await read(bytes)).toMatchObject({ text: '“Data” – x' });
});

test('composes letters, unifies line ends, drops the invisible', async () => {
  expect(await textOf('Cafe\u0301\r\nde\u00adlete\u200b\rit')).toBe('Café\ndelete\nit');
});

test('keeps Markdown as it is', async () => {
  const markdown = '# Policy\n\n- one\n- two\n\n| a | b |';
  expect(await textOf(markdown)).toBe(markdown);
});

test.each([
  ['numbered', '4.2 Retention of records', '### 4.2 Retention of records'],
  ['capitals', 'DATA RETENTION', '## DATA RETENTION'],
  ['underlined', 'Retention\n=========', '# Retention'],
  ['article', 'Article 5 Principles', '## Article 5 Principles'],
])('marks a heading: %s', async (_, heading, marked) => {
  expect(await textOf(`Before it.\n\n${heading}\n\nWe keep records.`)).toBe(
    `Before it.\n\n${marked}\n\nWe keep records.`,
  );
});

test.each([
  ['a sentence with a number', '30 days after the end we delete it.'],
  ['a sentence', 'A policy'],
  ['a list item', '1. we keep it'],
])('leaves %s alone', async (_, line) => {
  expect(await textOf(`Before it.\n\n${line}\n\nAfter it.`)).toContain(`\n\n${line}\n\n`);
});

test('joins lines that an editor wrapped, and only those', async () => {
  const sentence =
    'The organisation keeps personal data no longer than the purpose requires it to be kept. ';
  const wrapped = wrap(sentence.repeat(6).trim(), 72);
  const text = await textOf(`${wrapped}\n\n- one item\n- another item\n\n${wrapped}`);
  expect(text.split('\n\n')).toEqual([
    sentence.repeat(6).trim(),
    '- one item\n- another item',
    sentence.repeat(6).trim(),
  ]);
});

test('lines as long as a paragraph are paragraphs, without an empty line between them', async () => {
  const long = 'We keep personal data no longer than is necessary for its purpose. '
    .repeat(4)
    .trim();
  const text = await textOf(`Retention\n${long}\n- one\n- two\n${long}`);
  expect(text).toBe(`Retention\n\n${long}\n\n- one\n- two\n\n${long}`);
});

test('does not join statements that stand on lines of their own', async () => {
  const lines =
    'We encrypt.\nWe log access.\nWe back up daily.\nWe test yearly.\nWe train staff.\nWe review.';
  expect(await textOf(lines)).toBe(lines);
});

test.each([
  ['nothing', new Uint8Array(), 'FILE_EMPTY'],
  ['only white space', makeTxt(' \n\n\t '), 'FILE_WITHOUT_TEXT'],
  ['binary', Uint8Array.from({ length: 4096 }, (_, i) => (i * 7919) % 256), 'FILE_TYPE_MISMATCH'],
])('refuses %s', async (_, bytes, code) => {
  expect(await read(bytes)).toMatchObject({ ok: false, code });
});

function wrap(text: string, width: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) as string;
    if (line.length + word.length + 1 > width) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.join('\n');
}
