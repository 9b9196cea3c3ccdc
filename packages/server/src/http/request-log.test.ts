import { expect, test } from 'vitest';
import {
  addDocument,
  PASSWORD,
  startOne,
  startTestApp,
  watchToEnd,
} from '../testing/start-test-app.ts';

test('whatever happens, the log holds no document, password or token', async () => {
  const lines: string[] = [];
  let failing = false;
  const app = await startTestApp({
    settings: { logLevel: 'trace', logStream: { write: (line) => void lines.push(line) } },
  });
  const { documents } = app.stores;
  const add = documents.add;
  documents.add = (scope, document) =>
    // A text that the database refuses: its error quotes the whole statement.
    add(scope, failing ? { ...document, id: 'no id' } : document);
  const account = await app.addAccount();
  const canary = 'canary-in-the-coal-mine';
  const text = `# Retention policy\n\nWe keep every invoice, ${canary}.\n`;

  const { id } = await addDocument(app, account, text);
  const analysisId = await startOne(app, account, { documentId: id });
  await watchToEnd(app, account, analysisId);
  const signedIn = await app.http.inject({
    method: 'POST',
    url: '/api/auth/login',
    payload: { email: account.email, password: PASSWORD },
  });
  const { authToken } = signedIn.json();
  const secret = 'not-the-password-either';
  for (const payload of [
    { email: account.email, password: secret },
    { email: account.email, password: [secret] },
    `{"password":"${secret}`,
  ]) {
    await app.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload,
      headers: { 'content-type': 'application/json' },
    });
  }
  await app.http.inject({
    url: `/api/documents/${id}?token=${authToken}`,
    headers: { cookie: `lintel_session=${authToken}` },
  });
  failing = true;
  await expect(addDocument(app, account, text)).rejects.toThrow('INTERNAL');
  await app.close();

  const log = lines.join('');
  // It does say what happened, or its silence would prove nothing.
  expect(log).toContain('"route":"/api/documents/:id"');
  expect(log).toContain('A query failed: insert into');
  for (const secretThing of [
    canary,
    PASSWORD,
    secret,
    authToken,
    account.headers.authorization.slice(7),
  ]) {
    expect(log).not.toContain(secretThing);
  }
  // Nor did the failed upload leave anything behind.
  expect(app.files.keys()).toHaveLength(1);
});
