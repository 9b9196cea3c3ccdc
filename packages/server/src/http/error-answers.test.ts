import { errorBody } from '@lintel/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestAccount, type TestApp, upload } from '../testing/start-test-app.ts';

let app: TestApp;
let account: TestAccount;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    works: false,
    reader: {
      read: async ({ name }) => {
        if (name === 'bug.txt') throw new TypeError('undefined is not a function');
        return { ok: false, code: 'FILE_ENCRYPTED', message: 'Save it without the password.' };
      },
    },
    settings: { logLevel: 'error', logStream: { write: (line) => void lines.push(line) } },
  });
  account = await app.addAccount();
});
afterAll(() => app.close());

const json = { 'content-type': 'application/json' };
const analyze = (payload: string | object, headers = {}): InjectOptions => ({
  method: 'POST',
  url: '/api/analyze',
  payload,
  headers,
});
const scoped = (scope: object): InjectOptions =>
  analyze({
    documentId: crypto.randomUUID(),
    framework: 'GDPR',
    scope: { coverage: 'document', ...scope },
  });
const cases: [what: string, request: InjectOptions, status: number, code: string][] = [
  ['malformed JSON', analyze('{"a":', json), 400, 'BAD_REQUEST'],
  ['an empty JSON body', analyze('', json), 400, 'BAD_REQUEST'],
  ['no body', { method: 'POST', url: '/api/analyze' }, 400, 'BAD_REQUEST'],
  ['a body of another type', analyze('a=b', { 'content-type': 'text/plain' }), 400, 'BAD_REQUEST'],
  [
    'a form where JSON belongs',
    analyze('a=b', { 'content-type': 'application/x-www-form-urlencoded' }),
    400,
    'BAD_REQUEST',
  ],
  ['an XML body', analyze('<a/>', { 'content-type': 'application/xml' }), 400, 'BAD_REQUEST'],
  ['a list where an object belongs', analyze('[]', json), 400, 'BAD_REQUEST'],
  ['a poisoned prototype', analyze('{"__proto__":{"x":1}}', json), 400, 'BAD_REQUEST'],
  [
    'an unknown framework',
    analyze({ documentId: crypto.randomUUID(), framework: 'PCI' }),
    400,
    'BAD_REQUEST',
  ],
  ['an id that is none', analyze({ documentId: 'x', framework: 'GDPR' }), 400, 'BAD_REQUEST'],
  ...['a\0b', 'a\ud800b'].flatMap((text): typeof cases => [
    [
      `a login with ${JSON.stringify(text)}`,
      { method: 'POST', url: '/api/auth/login', payload: { email: text, password: 'x' } },
      400,
      'BAD_REQUEST',
    ],
    [`a category with ${JSON.stringify(text)}`, scoped({ categories: [text] }), 400, 'BAD_REQUEST'],
    [
      `an exclusion with ${JSON.stringify(text)}`,
      scoped({ exclusions: [{ controlId: 'gdpr.art-5', reason: text }] }),
      400,
      'BAD_REQUEST',
    ],
  ]),
  ['too much JSON', analyze({ documentId: 'x'.repeat(1_200_000) }), 400, 'BAD_REQUEST'],
  [
    'an unknown export format',
    { url: `/api/export/${crypto.randomUUID()}?format=exe` },
    400,
    'BAD_REQUEST',
  ],
  ['an unknown call', { url: '/api/nothing' }, 404, 'NOT_FOUND'],
  ['an unknown method', { method: 'DELETE', url: '/api/analyze' }, 404, 'NOT_FOUND'],
  ['an address that cannot be decoded', { url: '/api/documents/%E0%A4%A' }, 400, 'BAD_REQUEST'],
  [
    'an upload that is no form',
    { method: 'POST', url: '/api/upload', payload: '{}', headers: json },
    400,
    'FILE_MISSING',
  ],
  ['an upload without a body', { method: 'POST', url: '/api/upload' }, 400, 'FILE_MISSING'],
  [
    'a file in another field',
    { method: 'POST', url: '/api/upload', ...upload('text', 'a.txt', 'file') },
    400,
    'FILE_MISSING',
  ],
  ['a form cut off', { method: 'POST', url: '/api/upload', ...cutOff() }, 400, 'BAD_REQUEST'],
  [
    'a form without a boundary',
    {
      method: 'POST',
      url: '/api/upload',
      payload: 'x',
      headers: { 'content-type': 'multipart/form-data' },
    },
    400,
    'BAD_REQUEST',
  ],
  ['two files', { method: 'POST', url: '/api/upload', ...twice() }, 400, 'BAD_REQUEST'],
  [
    'a file the reader refuses',
    { method: 'POST', url: '/api/upload', ...upload('x') },
    422,
    'FILE_ENCRYPTED',
  ],
  [
    'a fault of ours',
    { method: 'POST', url: '/api/upload', ...upload('x', 'bug.txt') },
    500,
    'INTERNAL',
  ],
];

test.each(cases)('%s', async (_, request, status, code) => {
  const answer = await app.http.inject({
    ...request,
    headers: { ...request.headers, ...account.headers },
  });
  const body = errorBody.parse(answer.json());
  expect([answer.statusCode, body.code]).toEqual([status, code]);
  expect(body.message).toBe(body.error);
  expect(body.message).toMatch(/^[A-Z].{15,}/);
  expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(answer.body).not.toMatch(/ at .*:\d+:\d+|node_modules|\.ts\b|undefined is not/);
});

test('only faults of ours are logged as errors', () => {
  expect(lines.map((line) => JSON.parse(line).err.message)).toEqual([
    'undefined is not a function',
  ]);
});

test('the reader’s own sentence reaches the person', async () => {
  const { payload, headers } = upload('x');
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/upload',
    payload,
    headers: { ...headers, ...account.headers },
  });
  expect(answer.json().message).toBe('Save it without the password.');
});

function cutOff() {
  const { payload, headers } = upload('some text');
  return { payload: payload.subarray(0, payload.length - 30), headers };
}

function twice() {
  const { payload, headers } = upload('some text');
  const end = payload.lastIndexOf('\r\n--');
  const one = payload.subarray(0, end + 2);
  return { payload: Buffer.concat([one, payload]), headers };
}
