import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { POLICY } from '../testing/small-pack.ts';
import {
  addDocument,
  startTestApp,
  type TestAccount,
  type TestApp,
} from '../testing/start-test-app.ts';
import { MOST_RUNNING } from './analysis.ts';
import { startAnalysis } from './start-analysis.ts';

let app: TestApp;
const TODAY = '2026-11-21T08:00:00Z';
beforeAll(async () => {
  app = await startTestApp({ works: false, now: () => new Date(TODAY) });
});
afterAll(() => app.close());

async function accountWith(plan: Parameters<TestApp['addAccount']>[0]) {
  const account = await app.addAccount(plan);
  return { account, documentId: (await addDocument(app, account, POLICY)).id as string };
}
const start = (account: TestAccount, payload: object) =>
  app.http.inject({ method: 'POST', url: '/api/analyze', payload, headers: account.headers });
const get = async (account: TestAccount, url: string) =>
  (await app.http.inject({ url, headers: account.headers })).json();
const use = (account: TestAccount, used: number) =>
  app.db.execute(
    `insert into audit_usage select account_id, anchor, ${used} from subscriptions where account_id = '${account.scope.accountId}'`,
  );

test('a start counts one audit of the month', async () => {
  const { account, documentId } = await accountWith({ plan: 'professional' });
  expect(await get(account, '/api/audit-usage')).toEqual({
    isUnlimited: false,
    current: 0,
    limit: 100,
    resetDate: '2026-12-21T08:00:00.000Z',
  });
  const { analysisId } = (await start(account, { documentId, framework: 'SOC2' })).json();
  expect(await get(account, `/api/analysis-status/${analysisId}`)).toEqual({
    id: analysisId,
    status: 'ANALYZING',
    stage: 'extracting',
    progress: 30,
  });
  expect(await get(account, '/api/audit-usage')).toMatchObject({ current: 1 });
});

test('of two starts at the last audit of the month, one wins', async () => {
  const { account, documentId } = await accountWith({ plan: 'starter' });
  await use(account, 24);
  const answers = await Promise.all(
    Array.from({ length: 6 }, () => start(account, { documentId, framework: 'GDPR' })),
  );
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([
    200, 429, 429, 429, 429, 429,
  ]);
  const refused = answers.find(({ statusCode }) => statusCode === 429)?.json();
  expect(refused.code).toBe('AUDIT_LIMIT_EXCEEDED');
  expect(refused.message).toContain('Monthly audit limit exceeded');
  expect(await get(account, '/api/audit-usage')).toMatchObject({ current: 25, limit: 25 });
  expect(await get(account, '/api/analysis-history')).toHaveLength(1);
});

test('the next month begins on the day of the anchor, with nothing used', async () => {
  const { account, documentId } = await accountWith({ plan: 'starter' });
  await use(account, 25);
  expect((await start(account, { documentId, framework: 'GDPR' })).statusCode).toBe(429);
  const { analyses, subscriptions } = app.stores;
  const startAt = (moment: string) =>
    startAnalysis(
      account.scope,
      { documentId, framework: 'GDPR' },
      { analyses, subscriptions, jobs: app.jobs, now: () => new Date(moment) },
    );
  await expect(startAt('2026-12-21T07:59:59Z')).rejects.toMatchObject({
    code: 'AUDIT_LIMIT_EXCEEDED',
  });
  await startAt('2026-12-21T08:00:00Z');
  expect(await subscriptions.usedIn(account.scope, new Date('2026-12-21T08:00:00Z'))).toBe(1);
  expect(await subscriptions.usedIn(account.scope, new Date(TODAY))).toBe(25);
});

test('an unlimited plan counts, and refuses nothing', async () => {
  const { account, documentId } = await accountWith({ plan: 'enterprise' });
  await use(account, 5_000);
  expect((await start(account, { documentId, framework: 'HIPAA' })).statusCode).toBe(200);
  expect(await get(account, '/api/audit-usage')).toMatchObject({
    isUnlimited: true,
    current: 5_001,
    limit: null,
  });
});

describe('a plan decides', () => {
  test.each([
    ['GDPR', 200],
    ['CCPA', 200],
    ['ISO27001', 403],
    ['SOC2', 403],
    ['HIPAA', 403],
  ])('Starter and %s: %i', async (framework, status) => {
    const { account, documentId } = await accountWith({ plan: 'starter' });
    const answer = await start(account, { documentId, framework });
    expect(answer.statusCode).toBe(status);
    if (status === 403) expect(answer.json().code).toBe('FRAMEWORK_NOT_IN_PLAN');
    const { current } = await get(account, '/api/audit-usage');
    expect(current).toBe(status === 200 ? 1 : 0);
    const tile = (await get(account, '/api/frameworks')).find(
      ({ id }: { id: string }) => id === framework,
    );
    expect(tile.locked).toBe(status === 403);
  });

  test.each([
    ['none', null],
    ['an ended one', { status: 'ended' as const }],
  ])('without a live subscription (%s) there is no analysis', async (_, subscription) => {
    const { account, documentId } = await accountWith(subscription);
    const answer = await start(account, { documentId, framework: 'GDPR' });
    expect([answer.statusCode, answer.json().code]).toEqual([402, 'SUBSCRIPTION_REQUIRED']);
    expect((await get(account, '/api/audit-usage')).code).toBe('SUBSCRIPTION_REQUIRED');
    expect(await get(account, '/api/auth/user')).toMatchObject({ subscriptionPlan: null });
  });
});

test('an account cannot fill the queue that others wait in, not even with what uses no allowance', async () => {
  const { account, documentId } = await accountWith({ plan: 'enterprise' });
  const ids: string[] = [];
  for (let i = 0; i < MOST_RUNNING; i++) {
    const answer = await start(account, { documentId, framework: 'GDPR' });
    ids.push(answer.json().analysisId);
  }
  const refused = await start(account, { documentId, framework: 'GDPR' });
  expect([refused.statusCode, refused.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(await get(account, '/api/audit-usage')).toMatchObject({ current: MOST_RUNNING });
  const another = await accountWith({});
  const started = await start(another.account, {
    documentId: another.documentId,
    framework: 'GDPR',
  });
  expect(started.statusCode).toBe(200);
  const [first = ''] = ids;
  await app.stores.work.fail(first, 'Stopped.', new Date(TODAY));
  expect((await start(account, { documentId, framework: 'GDPR' })).statusCode).toBe(200);
});

test('an unknown document uses nothing', async () => {
  const { account } = await accountWith({});
  const answer = await start(account, { documentId: crypto.randomUUID(), framework: 'GDPR' });
  expect(answer.json().code).toBe('NOT_FOUND');
  expect(await get(account, '/api/audit-usage')).toMatchObject({ current: 0 });
});
