import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';
import {
  type DocxParts,
  heading,
  item,
  makeDocx,
  makePdf,
  paragraph,
  run,
  table,
} from './test-files/index.ts';

async function read(parts: DocxParts) {
  const result = await readFile({ bytes: makeDocx(parts), name: 'policy.docx' });
  if (!result.ok) throw new Error(result.message);
  return result;
}

const textOf = async (body: string): Promise<string> => (await read({ body })).text;

test('headings, paragraphs, lists and tables in order', async () => {
  const body = [
    heading(1, 'Retention Policy'),
    paragraph('We keep records:'),
    item(1, 0, 'contracts'),
    item(1, 1, 'signed ones'),
    heading(2, 'Periods'),
    table([
      ['Record', 'Years'],
      ['Invoice', '10'],
    ]),
  ].join('');
  expect(await textOf(body)).toBe(
    '# Retention Policy\n\nWe keep records:\n\n- contracts\n  - signed ones\n\n## Periods\n\n| Record | Years |\n| Invoice | 10 |',
  );
});

test('a bullet typed into a line that already has one is not kept', async () => {
  const body = item(1, 0, '\u2022 contracts') + item(1, 0, 'invoices');
  expect(await textOf(body)).toBe('- contracts\n- invoices');
});

test('a title stands above the headings', async () => {
  const styles = '<w:style w:type="paragraph" w:styleId="T"><w:name w:val="Title"/></w:style>';
  const body = paragraph('Retention Policy', '<w:pStyle w:val="T"/>') + heading(1, 'Scope');
  expect((await read({ body, styles })).text).toBe('# Retention Policy\n\n## Scope');
});

test('automatic clause numbers are part of the text', async () => {
  const clause = (level: number, text: string) => item(3, level, text);
  const body = [
    clause(0, 'Scope'),
    clause(1, 'This applies to all.'),
    clause(1, 'It binds suppliers.'),
    clause(0, 'Security'),
    clause(1, 'Access is limited.'),
    item(2, 0, 'first'),
    item(2, 1, 'letter'),
    item(2, 1, 'another'),
  ].join('');
  const text = await textOf(body);
  expect(text.split(/\n+/)).toEqual([
    '1. Scope',
    '1.1 This applies to all.',
    '1.2 It binds suppliers.',
    '2. Security',
    '2.1 Access is limited.',
    '1. first',
    '  (a) letter',
    '  (b) another',
  ]);
});

test('a numbered heading keeps its number', async () => {
  const body = paragraph(
    'Security',
    '<w:pStyle w:val="Heading1"/><w:numPr><w:ilvl w:val="0"/><w:numId w:val="3"/></w:numPr>',
  );
  expect(await textOf(body)).toBe('# 1. Security');
});

test('headings by outline level, and by bold alone where styles are missing', async () => {
  const body = [
    paragraph('By outline', '<w:outlineLvl w:val="1"/>'),
    paragraph('Plain text that says something at length about retention and about nothing else.'),
    paragraph(run('By looks', '<w:b/>')),
    paragraph('More plain text that says something.'),
  ].join('');
  expect(await textOf(body)).toMatch(/^## By outline\n\nPlain.*\n\n### By looks\n\nMore/);
});

test('insertions stay, deletions go', async () => {
  const body = paragraph(
    `${run('We keep it ')}<w:del w:id="1">${run('ten').replace('w:t', 'w:delText').replace('/w:t', '/w:delText')}</w:del><w:ins w:id="2">${run('two')}</w:ins>${run(' years.')}`,
  );
  const result = await read({ body });
  expect(result.text).toBe('We keep it two years.');
  expect(result.notes.join()).toContain('tracked changes');
});

test('a deleted paragraph end joins what it parted', async () => {
  const body = `<w:p><w:pPr><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>${run('We keep ')}</w:p>${paragraph('it.')}`;
  expect(await textOf(body)).toBe('We keep it.');
});

test('hidden text is left out and said to be', async () => {
  const result = await read({ body: paragraph(run('Seen.') + run(' Not seen.', '<w:vanish/>')) });
  expect(result.text).toBe('Seen.');
  expect(result.notes).toEqual(['2 words of hidden text were left out.']);
});

test('a footnote follows its paragraph', async () => {
  const body =
    paragraph(
      `${run('We delete data')}<w:r><w:footnoteReference w:id="5"/></w:r>${run(' on request.')}`,
    ) + paragraph('Next.');
  const footnotes = `<w:footnote w:id="5">${paragraph('Within 30 days.')}</w:footnote>`;
  expect((await read({ body, footnotes })).text).toBe(
    'We delete data[1] on request.\n\n[1] Within 30 days.\n\nNext.',
  );
});

test('a text box is read once, behind its paragraph', async () => {
  const box = `<w:txbxContent>${paragraph('In the box.')}</w:txbxContent>`;
  const body = paragraph(
    `<w:r><mc:AlternateContent><mc:Choice Requires="wps">${box}</mc:Choice><mc:Fallback>${box}</mc:Fallback></mc:AlternateContent></w:r>${run('Beside it.')}`,
  );
  expect(await textOf(body)).toBe('Beside it.\n\nIn the box.');
});

test('the table of contents is left out', async () => {
  const contents = `<w:sdt><w:sdtPr><w:docPartObj><w:docPartGallery w:val="Table of Contents"/></w:docPartObj></w:sdtPr><w:sdtContent>${paragraph('Scope 3')}</w:sdtContent></w:sdt>`;
  const result = await read({ body: contents + heading(1, 'Scope') });
  expect(result.text).toBe('# Scope');
  expect(result.notes).toEqual(['The table of contents was left out.']);
});

const ENTITIES = '<!DOCTYPE d [<!ENTITY a "lol"><!ENTITY b "&a;&a;">]><w:document>&b;</w:document>';

test.each<[string, Uint8Array, string]>([
  [
    'an entity declaration',
    makeDocx({ body: '', parts: { 'word/document.xml': ENTITIES } }),
    'FILE_DAMAGED',
  ],
  [
    'a body that is cut off',
    makeDocx({ body: '', parts: { 'word/document.xml': '<w:document><w:body>' } }),
    'FILE_DAMAGED',
  ],
  ['a package that is cut off', makeDocx({ body: paragraph('x') }).slice(0, 900), 'FILE_DAMAGED'],
  ['no text', makeDocx({ body: paragraph('') }), 'FILE_WITHOUT_TEXT'],
  [
    'a part that inflates a thousandfold',
    makeDocx({ body: ' '.repeat(3_000_000) }),
    'FILE_TOO_COMPLEX',
  ],
  ['elements nested without end', makeDocx({ body: '<w:sdt>'.repeat(5000) }), 'FILE_TOO_COMPLEX'],
  [
    'an old Word file',
    new Uint8Array(Buffer.from('d0cf11e0a1b11ae1'.padEnd(2048, '0'), 'hex')),
    'FILE_TYPE_MISMATCH',
  ],
  ['rich text', new Uint8Array(Buffer.from('{\\rtf1 hello}')), 'FILE_TYPE_MISMATCH'],
  ['a PDF', await makePdf([{ paragraph: 'x' }]), 'FILE_TYPE_MISMATCH'],
])('refuses %s', async (_, bytes, code) => {
  expect(await readFile({ bytes, name: 'policy.docx' })).toMatchObject({ ok: false, code });
});

test('the ending goes before the media type, and neither alone makes a file readable', async () => {
  const bytes = makeDocx({ body: paragraph('x') });
  const mediaType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  expect(await readFile({ bytes, name: 'policy.docx', mediaType: 'text/plain' })).toMatchObject({
    ok: true,
  });
  expect(await readFile({ bytes, name: 'policy', mediaType })).toMatchObject({ ok: true });
  expect(await readFile({ bytes, name: 'policy.xls' })).toMatchObject({
    code: 'UNSUPPORTED_FILE_TYPE',
  });
});
