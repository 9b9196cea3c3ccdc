import { afterEach, expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { POLICY } from '../testing/small-pack.ts';
import {
  addDocument,
  startOne,
  startTestApp,
  type TestApp,
  watchToEnd,
} from '../testing/start-test-app.ts';

let app: TestApp;
afterEach(() => app.close());

test('alive and ready are two things', async () => {
  app = await startTestApp({ works: false });
  expect((await app.http.inject('/healthz')).json()).toEqual({ status: 'ok' });
  expect((await app.http.inject('/readyz')).json()).toEqual({ status: 'ready' });
  const cutOff = await createApp({
    ...app.dependencies,
    ping: () => Promise.reject(new Error('no route to host')),
  });
  expect((await cutOff.http.inject('/healthz')).statusCode).toBe(200);
  const answer = await cutOff.http.inject('/readyz');
  expect([answer.statusCode, answer.json().code]).toEqual([503, 'UNAVAILABLE']);
  await cutOff.http.close();
});

test('the figures say what was done, by route and outcome, and name nobody', async () => {
  app = await startTestApp();
  const account = await app.addAccount();
  const { id } = await addDocument(app, account, POLICY);
  await addDocument(app, account, ' ').catch(() => undefined);
  await watchToEnd(app, account, await startOne(app, account, { documentId: id }));
  await app.http.inject({ url: `/api/documents/${id}`, headers: account.headers });
  await app.http.inject('/wp-login.php');
  const { body } = await app.http.inject('/metrics');
  for (const line of [
    'lintel_http_requests_total{method="GET",route="/api/documents/:id",status="200"} 1',
    'lintel_http_requests_total{method="GET",route="none",status="404"} 1',
    'lintel_readings_total{outcome="read"} 1',
    'lintel_readings_total{outcome="FILE_EMPTY"} 1',
    'lintel_analyses_total{outcome="completed"} 1',
    'lintel_jobs{state="waiting"} 0',
  ]) {
    expect(body.split('\n')).toContain(line);
  }
  expect(body).not.toContain(id);
  expect(body).not.toContain('wp-login');
});
