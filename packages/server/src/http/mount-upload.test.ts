import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestAccount, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
let account: TestAccount;
const lines: string[] = [];
beforeAll(async () => {
  app = await startTestApp({
    works: false,
    settings: { logLevel: 'info', logStream: { write: (line) => void lines.push(line) } },
  });
  account = await app.addAccount();
  await app.http.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => app.close());

test('an upload that its sender gives up is no fault of the server, and keeps nothing', async () => {
  const { port } = app.http.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'POST /api/upload HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 100000\r\n' +
      `Authorization: ${account.headers.authorization}\r\n` +
      'Content-Type: multipart/form-data; boundary=XX\r\n\r\n' +
      '--XX\r\ncontent-disposition: form-data; name="document"; filename="a.txt"\r\n\r\nhello',
  );
  await sleep(100);
  socket.destroy();
  // There is nobody to answer, so nothing tells when it is over.
  await sleep(300);
  expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level > 30)).toEqual([]);
  expect(await app.stores.documents.list(account.scope)).toEqual([]);
});

test('a quotation mark in a file name comes back as one, though browsers escape it', async () => {
  const answer = await app.http.inject({
    method: 'POST',
    url: '/api/upload',
    headers: { ...account.headers, 'content-type': 'multipart/form-data; boundary=XX' },
    payload:
      '--XX\r\ncontent-disposition: form-data; name="document"; filename="the %22new%22 policy.txt"\r\n' +
      'content-type: text/plain\r\n\r\nWe keep data for six years.\r\n--XX--\r\n',
  });
  expect(answer.json()).toMatchObject({ originalName: 'the "new" policy.txt' });
});
