import { ENDPOINTS, type Endpoint, errorBody } from '@lintel/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POLICY } from './testing/small-pack.ts';
import {
  addDocument,
  startOne,
  startTestApp,
  type TestAccount,
  type TestApp,
  upload,
  watchToEnd,
} from './testing/start-test-app.ts';

let app: TestApp;
let owner: TestAccount;
let stranger: TestAccount;
let documentId: string;
let analysisId: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await app.addAccount();
  stranger = await app.addAccount();
  documentId = (await addDocument(app, owner, POLICY)).id;
  analysisId = await startOne(app, owner, { documentId });
  await watchToEnd(app, owner, analysisId);
});
afterAll(() => app.close());

const calls = Object.entries<Endpoint>(ENDPOINTS);
/** A well-formed request, so that nothing but the reason under test can refuse it. */
function request(name: string, endpoint: Endpoint, headers: Record<string, string> = {}) {
  const id = name.includes('Document') || name === 'getOriginal' ? documentId : analysisId;
  const bodies: Record<string, unknown> = {
    login: { email: owner.email, password: 'wrong' },
    startAnalysis: { documentId, framework: 'GDPR' },
    changeScope: { coverage: 'full' },
  };
  const form = endpoint.upload ? upload(POLICY) : undefined;
  const payload = form?.payload ?? bodies[name];
  return app.http.inject({
    method: endpoint.method,
    url: endpoint.path.replace(':id', id),
    ...(payload !== undefined && { payload: payload as string }),
    headers: { ...form?.headers, ...headers },
  });
}

describe('every call of the contract', () => {
  test.each(calls)('%s is there, and asks for a session where it must', async (name, endpoint) => {
    const answer = await request(name, endpoint);
    if (endpoint.access === 'session') {
      expect(answer.statusCode).toBe(401);
      expect(errorBody.parse(answer.json()).code).toBe('UNAUTHENTICATED');
    } else {
      expect([200, 401]).toContain(answer.statusCode);
      if (answer.statusCode === 401) expect(answer.json().code).toBe('INVALID_CREDENTIALS');
    }
  });

  const aboutOneThing = calls.filter(
    ([name, { path }]) => path.includes(':id') || name === 'startAnalysis',
  );
  test.each(aboutOneThing)("%s shows nothing of another account's", async (name, endpoint) => {
    const answer = await request(name, endpoint, stranger.headers);
    expect(answer.statusCode).toBe(404);
    expect(errorBody.parse(answer.json()).code).toBe('NOT_FOUND');
    // The owner still has it, so it was refused because of whose it is.
    const own = await app.http.inject({
      url: `/api/documents/${documentId}`,
      headers: owner.headers,
    });
    expect(own.statusCode).toBe(200);
  });

  const lists = calls.filter(([name]) => ['listDocuments', 'listAnalyses'].includes(name));
  test.each(lists)('%s lists nothing of another account', async (name, endpoint) => {
    expect((await request(name, endpoint, stranger.headers)).json()).toEqual([]);
    expect((await request(name, endpoint, owner.headers)).json()).toHaveLength(1);
  });

  test.each(aboutOneThing.filter(([, { path }]) => path.includes(':id')))(
    '%s has nothing under what is no id',
    async (_, endpoint) => {
      for (const id of [
        'nothing',
        '%00',
        '..%2f..%2fetc%2fpasswd',
        "1'%20or%201=1",
        '1'.repeat(99),
      ]) {
        const answer = await app.http.inject({
          method: endpoint.method,
          url: endpoint.path.replace(':id', id),
          ...(endpoint.method === 'POST' && { payload: { coverage: 'full' } }),
          headers: owner.headers,
        });
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'NOT_FOUND']);
      }
    },
  );

  // Last in the file's order: the deletion takes what the others need.
  const answering = calls.filter(([name]) => name !== 'login' && name !== 'deleteDocument');
  test.each([...answering, ['deleteDocument', ENDPOINTS.deleteDocument] as [string, Endpoint]])(
    '%s answers as it promises',
    async (name, endpoint) => {
      for (const { id } of (
        await app.http.inject({ url: '/api/analysis-history', headers: owner.headers })
      ).json()) {
        await watchToEnd(app, owner, id);
      }
      const answer = await request(name, endpoint, name === 'logout' ? {} : owner.headers);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['cache-control']).toBe('no-store');
      if (endpoint.answerKind !== 'json') {
        expect(answer.rawPayload.length).toBeGreaterThan(0);
        return;
      }
      // Equal, not only valid: what the contract does not name is not sent.
      expect(endpoint.answer.parse(answer.json())).toEqual(answer.json());
    },
  );
});
