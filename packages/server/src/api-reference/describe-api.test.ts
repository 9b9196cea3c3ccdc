import { ENDPOINTS } from '@lintel/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ works: false });
});
afterAll(() => app.close());

test.each(Object.entries(ENDPOINTS))('%s is in the reference', async (name, endpoint) => {
  const { paths } = (await app.http.inject('/api/openapi.json')).json();
  const call = paths[endpoint.path.replace(':id', '{id}')][endpoint.method.toLowerCase()];
  expect(call).toMatchObject({ operationId: name, summary: endpoint.summary });
  expect(call.security.length > 0).toBe(endpoint.access === 'session');
  expect(call.requestBody !== undefined).toBe(
    ['POST', 'PUT'].includes(endpoint.method) && name !== 'logout',
  );
  const page = (await app.http.inject('/api/docs')).body;
  expect(page).toContain(`<section id="${name}">`);
  expect(page).not.toMatch(/<script|https?:\/\/(?!json-schema)/);
});
