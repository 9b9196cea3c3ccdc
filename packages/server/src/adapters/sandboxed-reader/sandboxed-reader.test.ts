import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { makeDocx, makePdf, makeTxt, paragraph } from '@lintel/documents/test-files';
import { afterEach, expect, test } from 'vitest';
import { READER_LIMITS, type ReaderLimits } from './reader-limits.ts';
import { createSandboxedReader, type SandboxedReader } from './sandboxed-reader.ts';
import { startReaderProcess } from './start-reader-process.ts';

let reader: SandboxedReader | undefined;
afterEach(async () => {
  await reader?.close();
  reader = undefined;
});

const open = (limits: Partial<ReaderLimits> = {}): SandboxedReader => {
  reader = createSandboxedReader({ ...READER_LIMITS, ...limits });
  return reader;
};

const txt = (text: string, name = 'policy.txt') => ({
  bytes: makeTxt(text),
  name,
  mediaType: 'text/plain',
});

/** Five megabytes of short lines: seconds of work, and hundreds of megabytes on the way. */
const LABOUR = txt('- we keep it\n\n'.repeat(400_000));

test('reads each of the three formats', async () => {
  const { read } = open();
  const docx = {
    bytes: makeDocx({ body: paragraph('We keep it.') }),
    name: 'p.docx',
    mediaType: '',
  };
  const pdf = {
    bytes: await makePdf([{ paragraph: 'We keep it.' }]),
    name: 'p.pdf',
    mediaType: '',
  };
  for (const input of [txt('We keep it.'), docx, pdf]) {
    expect(await read(input)).toMatchObject({ ok: true, text: 'We keep it.' });
  }
});

test('takes the bytes as Node hands them over, in a buffer of its own kind', async () => {
  const bytes = Buffer.from(await makePdf([{ paragraph: 'We keep it.' }]));
  expect(await open().read({ bytes, name: 'p.pdf', mediaType: '' })).toMatchObject({ ok: true });
});

test('a reading that takes too long is ended, and the next file is read', async () => {
  const { read } = open({ readingTime: 4000 });
  const endless = { bytes: endlessPdf(), name: 'p.pdf', mediaType: '' };
  const started = performance.now();
  expect(await read(endless)).toMatchObject({ ok: false, code: 'FILE_TOO_COMPLEX' });
  expect(performance.now() - started).toBeGreaterThan(3900);
  expect(await read(txt('We keep it.'))).toMatchObject({ ok: true });
});

test('a reading that takes too much memory is ended, and the next file is read', async () => {
  const { read } = open({ heap: 48 });
  expect(await read(LABOUR)).toMatchObject({ ok: false, code: 'FILE_TOO_COMPLEX' });
  expect(await read(txt('We keep it.'))).toMatchObject({ ok: true });
});

test('slow files step aside for others', async () => {
  const { read } = open({ readingTime: 4000, slowAfter: 50, quickAtOnce: 1 });
  const order: string[] = [];
  await Promise.all([
    read(LABOUR).then(() => order.push('slow')),
    read(txt('We keep it.')).then(() => order.push('quick')),
  ]);
  expect(order).toEqual(['quick', 'slow']);
});

test('a file that would wait too long is sent away', async () => {
  const { read } = open({ atOnce: 1, waitingTime: 20 });
  const slow = read(LABOUR);
  await expect(read(txt('We keep it.'))).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' });
  await slow;
});

test('many files at once are all read', async () => {
  const { read } = open({ filesPerProcess: 5, waitingTime: 60_000 });
  const results = await Promise.all(Array.from({ length: 20 }, (_, n) => read(txt(`File ${n}.`))));
  expect(results.map((result) => result.ok && result.text)).toEqual(
    Array.from({ length: 20 }, (_, n) => `File ${n}.`),
  );
});

test('closing refuses what is left and leaves no process behind', async () => {
  const closing = open();
  const left = closing.read(LABOUR);
  const refused = expect(left).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  await closing.close();
  await refused;
  expect(readerProcesses()).toEqual([]);
});

test('a process ends with the server and gets nothing from its environment', async () => {
  const child = startReaderProcess(READER_LIMITS);
  await once(child, 'message');
  if (existsSync(`/proc/${child.pid}/environ`)) {
    const names = readFileSync(`/proc/${child.pid}/environ`, 'utf8')
      .split('\0')
      .map((entry) => entry.split('=')[0]);
    expect(
      names.filter((name) => name && !/^(NODE_CHANNEL_|PWD$|OLDPWD$|SHLVL$|_$)/.test(name)),
    ).toEqual([]);
  }
  child.disconnect();
  const [code] = await once(child, 'exit');
  expect(code).toBe(0);
});

/** A page that saves and restores its state sixty million times: no memory, no end. */
function endlessPdf(): Uint8Array {
  const content = deflateSync(Buffer.alloc(240_000_000, 'q Q '));
  const head = `%PDF-1.7
1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj
2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj
3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>> endobj
4 0 obj <</Filter/FlateDecode/Length ${content.length}>> stream
`;
  const tail = '\nendstream endobj\ntrailer <</Root 1 0 R>>\n%%EOF';
  return new Uint8Array(Buffer.concat([Buffer.from(head), content, Buffer.from(tail)]));
}

/** Children of this process that read files; on systems without /proc nothing can be said. */
function readerProcesses(): string[] {
  const list = `/proc/${process.pid}/task/${process.pid}/children`;
  if (!existsSync(list)) return [];
  return readFileSync(list, 'utf8')
    .split(' ')
    .filter((pid) => pid !== '' && existsSync(`/proc/${pid}/cmdline`))
    .filter((pid) => readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('reader-process'));
}
