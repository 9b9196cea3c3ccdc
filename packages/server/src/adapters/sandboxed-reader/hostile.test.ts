import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeTxt } from '@lintel/documents/test-files';
import { afterAll, describe, expect, test } from 'vitest';
import { createSandboxedReader, type SandboxedReader } from './sandboxed-reader.ts';

/** Every hostile file ends in a text or in a refusal that says what to do, in time. */
const corpora = process.env.LINTEL_CORPORA;
if (!corpora) console.log('SKIPPED: hostile files need LINTEL_CORPORA, which is not set.');

const files = corpora
  ? ['synthetic', 'docx', 'pdf'].flatMap((folder) =>
      readdirSync(join(corpora, 'hostile', folder)).map((name) => join('hostile', folder, name)),
    )
  : [];

/** What must come of files that were made to do one thing. */
const EXPECTED: Record<string, string> = {
  'billion_laughs.docx': 'FILE_DAMAGED',
  'empty.docx': 'FILE_EMPTY',
  'empty.txt': 'FILE_EMPTY',
  'flate_double_bomb.pdf': 'FILE_TOO_COMPLEX',
  'html_injection.txt': 'read',
  'latin1.txt': 'read',
  'million_pages_count.pdf': 'FILE_TOO_COMPLEX',
  'no_text_image_only.pdf': 'FILE_WITHOUT_TEXT',
  'one_line_9MB.txt': 'read',
  'pdf_named.docx': 'FILE_TYPE_MISMATCH',
  'random_binary.txt': 'FILE_TYPE_MISMATCH',
  'text_named.pdf': 'FILE_TYPE_MISMATCH',
  'truncated.docx': 'FILE_DAMAGED',
  'utf16be_nobom.txt': 'read',
  'xxe_file.docx': 'FILE_DAMAGED',
  'zipbomb_2M_paragraphs.docx': 'FILE_TOO_COMPLEX',
  'bug53475-password-is-solrcell.docx': 'FILE_ENCRYPTED',
  'message.rtf.renamed.docx': 'FILE_TYPE_MISMATCH',
  'test.dotx': 'UNSUPPORTED_FILE_TYPE',
};

describe.skipIf(!corpora)('hostile files', () => {
  let reader: SandboxedReader | undefined;
  const open = () => (reader ??= createSandboxedReader());
  afterAll(() => reader?.close());

  test('there are files to try', () => expect(files.length).toBeGreaterThan(0));

  test.each(files)('%s', async (file) => {
    const bytes = new Uint8Array(readFileSync(join(corpora ?? '', file)));
    const name = file.slice(file.lastIndexOf('/') + 1);
    const started = performance.now();
    const result = await open().read({ bytes, name, mediaType: '' });
    expect(performance.now() - started).toBeLessThan(20_000);
    if (result.ok) {
      expect(result.text).toMatch(/[\p{L}\p{N}]/u);
      expect(result.text).toBe(result.text.normalize('NFC'));
      expect(result.text).not.toMatch(/[\r\f\0]/);
    } else {
      expect(result.message).toMatch(/upload|Choose a file/);
    }
    const expected = EXPECTED[name];
    if (expected) expect(result.ok ? 'read' : result.code).toBe(expected);
  });

  test('a good file is read while the worst are', async () => {
    const worst = files.filter((file) => /bomb|laughs|million/.test(file));
    const readings = worst.map((file) =>
      open().read({
        bytes: new Uint8Array(readFileSync(join(corpora ?? '', file))),
        name: file,
        mediaType: '',
      }),
    );
    const started = performance.now();
    const good = await open().read({ bytes: makeTxt('We keep it.'), name: 'p.txt', mediaType: '' });
    expect(good).toMatchObject({ ok: true, text: 'We keep it.' });
    expect(performance.now() - started).toBeLessThan(10_000);
    await Promise.all(readings);
  });
});
