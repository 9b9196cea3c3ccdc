import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalAuditor } from '../testing/local-auditor.ts';
import { POLICY } from '../testing/small-pack.ts';
import {
  addDocument,
  startOne,
  startTestApp,
  type TestAccount,
  type TestApp,
  upload,
  watchToEnd,
} from '../testing/start-test-app.ts';

let app: TestApp;
let account: TestAccount;
let time = Date.now();
let held: Promise<void> | undefined;
beforeAll(async () => {
  app = await startTestApp({
    now: () => new Date(time),
    auditor: createLocalAuditor(() => held),
  });
  account = await app.addAccount();
});
afterAll(() => app.close());

const remove = (id: string) =>
  app.http.inject({ method: 'DELETE', url: `/api/documents/${id}`, headers: account.headers });
const rowsOf = async (table: string) =>
  Number((await app.db.execute<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n);

/** Holds audits up until the function returned is called. */
function hold(): () => void {
  let release = () => {};
  held = new Promise((resolve) => {
    release = resolve;
  });
  return () => {
    release();
    held = undefined;
  };
}

test('the same file twice makes two documents', async () => {
  const one = await addDocument(app, account, POLICY);
  const two = await addDocument(app, account, POLICY);
  expect(one.id).not.toBe(two.id);
  expect(one.sha256).toBe(two.sha256);
  await remove(one.id);
  const original = await app.http.inject({
    url: `/api/documents/${two.id}/original`,
    headers: account.headers,
  });
  expect(original.body).toBe(POLICY);
  expect(original.headers).toMatchObject({
    'content-type': 'text/plain',
    'content-disposition': `attachment; filename="policy.txt"; filename*=UTF-8''policy.txt`,
    'x-content-type-options': 'nosniff',
  });
  await remove(two.id);
});

test('with a document go its file and its analyses, and nothing is given back', async () => {
  const { id } = await addDocument(app, account, POLICY);
  const analysisId = await startOne(app, account, { documentId: id });
  await watchToEnd(app, account, analysisId);
  expect((await remove(id)).json()).toEqual({ ok: true });
  const tables = ['documents', 'analyses', 'loose_files', 'jobs'];
  expect(await Promise.all(tables.map(rowsOf))).toEqual([0, 0, 0, 0]);
  expect(app.files.keys()).toEqual([]);
  const usage = await app.http.inject({ url: '/api/audit-usage', headers: account.headers });
  expect(usage.json().current).toBe(1);
  expect((await remove(id)).json().code).toBe('NOT_FOUND');
});

test('a document deleted while its file is fetched is not there, and that is no fault', async () => {
  const { id } = await addDocument(app, account, POLICY);
  const { get } = app.files;
  app.files.get = async (key) => {
    await remove(id);
    return get(key);
  };
  const answer = await app.http.inject({
    url: `/api/documents/${id}/original`,
    headers: account.headers,
  });
  app.files.get = get;
  expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
});

test('while it is analysed it stays', async () => {
  const release = hold();
  const { id } = await addDocument(app, account, POLICY);
  const analysisId = await startOne(app, account, { documentId: id });
  const refused = await remove(id);
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'DOCUMENT_IN_USE']);
  release();
  await watchToEnd(app, account, analysisId);
  expect((await remove(id)).statusCode).toBe(200);
});

test('a start and a deletion at once leave either both or neither', async () => {
  for (let i = 0; i < 5; i++) {
    const { id } = await addDocument(app, account, POLICY);
    const release = hold();
    const [started, removed] = await Promise.all([
      startOne(app, account, { documentId: id }).catch((error: Error) => error.message),
      remove(id),
    ]);
    const outcome = [removed.statusCode, /NOT_FOUND/.test(started)];
    expect([
      [200, true],
      [409, false],
    ]).toContainEqual(outcome);
    release();
    if (removed.statusCode === 200) continue;
    await watchToEnd(app, account, started);
    await remove(id);
  }
});

test('a file that cannot be read leaves nothing behind', async () => {
  const { payload, headers } = upload('   ');
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, ...account.headers },
  });
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'FILE_EMPTY']);
  expect(app.files.keys()).toEqual([]);
  expect([await rowsOf('documents'), await rowsOf('loose_files')]).toEqual([0, 0]);
});

test.each([
  ['was kept', true, 200],
  ['was not kept', false, 500],
])(
  'when the word of a commit is lost, a document that %s has its file or none is there',
  async (_, keeps, status) => {
    const { add } = app.stores.documents;
    app.stores.documents.add = async (...added) => {
      if (keeps) await add(...added);
      throw new Error('Connection terminated unexpectedly');
    };
    const { payload, headers } = upload(POLICY);
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/upload',
      payload,
      headers: { ...headers, ...account.headers },
    });
    app.stores.documents.add = add;
    expect(answer.statusCode).toBe(status);
    expect(app.files.keys()).toHaveLength(keeps ? 1 : 0);
    expect([await rowsOf('documents'), await rowsOf('loose_files')]).toEqual([keeps ? 1 : 0, 0]);
    if (keeps) await remove(answer.json().id);
  },
);

test('what a crash left in the file store is swept, what is being uploaded is not', async () => {
  const { scope } = account;
  const { documents } = app.stores;
  await documents.expectFile(scope, 'originals/crashed.pdf', new Date(time));
  await app.files.put('originals/crashed.pdf', Buffer.from('half'));
  time += 2 * 60 * 60 * 1000;
  await documents.expectFile(scope, 'originals/arriving.pdf', new Date(time));
  await app.files.put('originals/arriving.pdf', Buffer.from('half'));
  await app.prepare();
  expect(app.files.keys()).toEqual(['originals/arriving.pdf']);
  expect(await rowsOf('loose_files')).toBe(1);
});

test('a file that cannot be deleted keeps no server from starting, nor others from being swept', async () => {
  const { documents } = app.stores;
  for (const key of ['originals/stuck.pdf', 'originals/swept.pdf']) {
    await documents.expectFile(account.scope, key, new Date(time));
    await app.files.put(key, Buffer.from('half'));
  }
  time += 2 * 60 * 60 * 1000;
  const { delete: remove } = app.files;
  app.files.delete = async (key) => {
    if (key.includes('stuck')) throw new Error('EACCES');
    await remove(key);
  };
  await app.prepare();
  app.files.delete = remove;
  expect(app.files.keys()).toContain('originals/stuck.pdf');
  expect(app.files.keys()).not.toContain('originals/swept.pdf');
  await app.prepare();
  expect(app.files.keys()).toEqual([]);
  expect(await rowsOf('loose_files')).toBe(0);
});

test.each([
  ['../../etc/passwd', 'passwd'],
  ['C:\\Users\\me\\Policy.txt', 'Policy.txt'],
  ['Prüfung „final“ 2.txt', 'Prüfung „final“ 2.txt'],
  ['a\u0007b.txt', 'ab.txt'],
  ['a\u0085\u2028b.txt', 'ab.txt'],
  ['policy\u202etxt.exe.txt', 'policytxt.exe.txt'],
  ['\u2067מדיניות\u2069.txt', 'מדיניות.txt'],
  [`${'x'.repeat(300)}.txt`, `${'x'.repeat(150)}...${'x'.repeat(43)}.txt`],
])('the name %j is kept as %j', async (name, kept) => {
  const { payload, headers } = upload(POLICY, name);
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, ...account.headers },
  });
  expect(answer.json().originalName).toBe(kept);
});

test('characters a database cannot hold are replaced without moving any other', async () => {
  const document = await addDocument(app, account, 'Keep\0 every invoice.\n');
  expect(document.extractedText).toBe('Keep\ufffd every invoice.\n');
});
