import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLocalAuditor } from '../testing/local-auditor.ts';
import { POLICY } from '../testing/small-pack.ts';
import {
  addDocument,
  startOne,
  startTestApp,
  type TestAccount,
  type TestApp,
} from '../testing/start-test-app.ts';

let app: TestApp;
let account: TestAccount;
let url: string;
let finds = 0;
beforeAll(async () => {
  app = await startTestApp({
    auditor: createLocalAuditor(() => new Promise<void>(() => {})),
  });
  const { find } = app.stores.analyses;
  app.stores.analyses.find = (...asked) => {
    finds += 1;
    return find(...asked);
  };
  account = await app.addAccount();
  const { id } = await addDocument(app, account, POLICY);
  const analysisId = await startOne(app, account, { documentId: id });
  await app.http.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.http.server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}/api/analysis-events/${analysisId}`;
});
afterAll(() => app.close());

const open = (signal?: AbortSignal) =>
  fetch(url, { headers: account.headers, ...(signal && { signal }) });

test('the first event is there at once, while the audit goes on', async () => {
  const leaving = new AbortController();
  const answer = await open(leaving.signal);
  expect(answer.headers.get('content-type')).toMatch(/^text\/event-stream/);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  const chunk = await answer.body?.getReader().read();
  expect(new TextDecoder().decode(chunk?.value)).toMatch(/^data: {.*"status":"ANALYZING".*}\n\n$/);
  leaving.abort();
});

test('nothing is asked for a watcher who has gone', async () => {
  const leaving = new AbortController();
  const answer = await open(leaving.signal);
  await answer.body?.getReader().read();
  leaving.abort();
  // Its next look would have come within two seconds.
  await new Promise((resolve) => setTimeout(resolve, 200));
  const before = finds;
  await new Promise((resolve) => setTimeout(resolve, 2_500));
  expect(finds).toBe(before);
});

test('a server that closes ends its streams instead of waiting for them', async () => {
  const answer = await open();
  const reader = answer.body?.getReader();
  await reader?.read();
  const started = performance.now();
  await Promise.all([
    app.http.close(),
    expect.poll(async () => (await reader?.read())?.done).toBe(true),
  ]);
  expect(performance.now() - started).toBeLessThan(2_000);
});
