import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import { makePdf, type PdfBlock, type PdfOptions } from './test-files/index.ts';

async function read(blocks: readonly PdfBlock[], options?: PdfOptions) {
  const result = await readFile({ bytes: await makePdf(blocks, options), name: 'policy.pdf' });
  if (!result.ok) throw new Error(result.message);
  return result;
}

const LONG =
  'The controller keeps personal data no longer than is necessary for the purposes for which it was collected, and reviews what it keeps every year, together with the heads of all departments.';

test('headings by size, paragraphs joined over lines, lists', async () => {
  const result = await read([
    { heading: 'Retention Policy' },
    { paragraph: LONG },
    { heading: 'Records', level: 2 },
    { items: ['Contracts are kept for ten years.', LONG] },
  ]);
  expect(result.text).toBe(
    `# Retention Policy\n\n${LONG}\n\n## Records\n\n- Contracts are kept for ten years.\n- ${LONG}`,
  );
});

test('running headers, footers and page numbers are left out; pages have their places', async () => {
  const result = await read(
    [
      { paragraph: 'First page.' },
      'page break',
      { paragraph: 'Second page.' },
      'page break',
      { paragraph: 'Third page.' },
    ],
    { header: 'ACME internal', footer: 'Page' },
  );
  expect(result.text).toBe('First page.\n\nSecond page.\n\nThird page.');
  const pages = result.pageStarts.map((start, i) =>
    result.text.slice(start, result.pageStarts[i + 1]).trim(),
  );
  expect(pages).toEqual(['First page.', 'Second page.', 'Third page.']);
});

test('a sentence that runs over a page is one paragraph, and the page still has its place', async () => {
  const result = await read([
    { paragraph: 'We keep the records of our customers and of' },
    'page break',
    { paragraph: 'all their employees.' },
  ]);
  expect(result.text).toBe('We keep the records of our customers and of all their employees.');
  expect(result.text.slice(result.pageStarts[1])).toBe('all their employees.');
});

test('headings that look alike are ranked by their numbers', async () => {
  const result = await read([
    { heading: '1. Security' },
    { paragraph: LONG },
    { heading: '1.1 Access' },
    { paragraph: LONG },
  ]);
  expect(result.text).toBe(`# 1. Security\n\n${LONG}\n\n## 1.1 Access\n\n${LONG}`);
});

test('two columns are read one after the other', async () => {
  const left = 'Left column speaks of retention and of nothing else at all. '.repeat(6).trim();
  const right = 'Right column speaks of access and how it is granted to staff. '.repeat(6).trim();
  expect((await read([{ columns: [left, right] }])).text).toBe(`${left}\n\n${right}`);
});

test('a table that lines up is read by rows', async () => {
  const rows = [
    ['Record', 'Period', 'Basis'],
    ['Invoice', '10 years', 'Tax law'],
    ['Application', '6 months', 'Consent'],
    ['Log', '30 days', 'Security'],
  ];
  expect((await read([{ rows }])).text).toBe(
    rows.map((row) => `| ${row.join(' | ')} |`).join('\n'),
  );
});

test('numbers that stand apart from their clauses make no table', async () => {
  const rows = ['2.3.1', '2.3.2', '2.3.3', '2.3.4'].map((number) => [number, 'It is deleted.']);
  expect((await read([{ rows }])).text).toBe(rows.map((row) => row.join(' ')).join('\n\n'));
});

test('contents with dots are left out', async () => {
  const entry = (title: string, page: number) => ({
    paragraph: `${title} . . . . . . . . . . . . . . ${page}`,
  });
  const result = await read([
    { heading: 'Contents' },
    ...['Scope', 'Roles', 'Review', 'Annex'].map((title, i) => entry(title, i + 1)),
    { heading: 'Scope' },
    { paragraph: 'It applies to all.' },
  ]);
  expect(result.text).toBe('# Scope\n\nIt applies to all.');
  expect(result.notes).toEqual(['The table of contents was left out.']);
});

test('a page without text is said to be one', async () => {
  const result = await read([
    { paragraph: 'Text.' },
    'page break',
    'page break',
    { paragraph: 'More.' },
  ]);
  expect(result.notes).toEqual([
    'Page 2 has no text; scanned pages need text recognition (OCR) first.',
  ]);
  expect(result.pageStarts).toHaveLength(3);
  expect(result.text.slice(result.pageStarts[2]).trim()).toBe('More.');
});

test('a password to open it is needed, a password to change it is not', async () => {
  const locked = await makePdf([{ paragraph: 'Secret.' }], {
    userPassword: 'a',
    ownerPassword: 'b',
  });
  expect(await readFile({ bytes: locked, name: 'p.pdf' })).toMatchObject({
    code: 'FILE_ENCRYPTED',
  });
  expect((await read([{ paragraph: 'Open.' }], { ownerPassword: 'b' })).text).toBe('Open.');
});

test.each<[string, Uint8Array, string]>([
  ['a page without text', await makePdf(['page break']), 'FILE_WITHOUT_TEXT'],
  ['what is cut off at once', new Uint8Array(Buffer.from('%PDF-1.7\n%%EOF')), 'FILE_DAMAGED'],
  ['text', new Uint8Array(Buffer.from('Just text.')), 'FILE_TYPE_MISMATCH'],
  ['noise', Uint8Array.from({ length: 2048 }, (_, i) => (i * 7919) % 256), 'FILE_DAMAGED'],
])('refuses %s', async (_, bytes, code) => {
  expect(await readFile({ bytes, name: 'policy.pdf' })).toMatchObject({ ok: false, code });
});
