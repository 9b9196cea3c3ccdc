import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DEMO_LOGIN } from '../accounts/seed-demo.ts';
import {
  PASSWORD,
  startTestApp,
  type TestAccount,
  type TestApp,
} from '../testing/start-test-app.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let app: TestApp;
let account: TestAccount;
let time = Date.parse('2026-11-21T08:00:00Z');
beforeAll(async () => {
  app = await startTestApp({
    works: false,
    now: () => new Date(time),
    settings: { demo: true, trustedProxies: ['127.0.0.1'] },
  });
  await app.prepare();
});
beforeEach(async () => {
  time += DAY_MS;
  account = await app.addAccount();
});
afterAll(() => app.close());

const signIn = (login: { email: string; password: string }, headers = {}) =>
  app.http.inject({ method: 'POST', url: '/api/auth/login', payload: login, headers });
const whoAmI = (headers: Record<string, string>) =>
  app.http.inject({ url: '/api/auth/user', headers });
const good = () => ({ email: account.email, password: PASSWORD });

test('signing in gives one token, in the answer and as a cookie that scripts cannot read', async () => {
  const answer = await signIn({ ...good(), email: ` ${account.email.toUpperCase()} ` });
  expect(answer.statusCode).toBe(200);
  const { authToken } = answer.json();
  expect(answer.cookies).toEqual([
    expect.objectContaining({
      name: 'lintel_session',
      value: authToken,
      httpOnly: true,
      sameSite: 'Lax',
      path: '/',
    }),
  ]);
  expect(answer.cookies[0]?.secure).toBeUndefined();
  expect((await whoAmI({ authorization: `Bearer ${authToken}` })).json()).toMatchObject({
    email: account.email,
    subscriptionPlan: 'Professional',
  });
  expect((await whoAmI({ cookie: `lintel_session=${authToken}` })).statusCode).toBe(200);
});

test('over https the cookie never travels without it', async () => {
  const answer = await signIn(good(), { 'x-forwarded-proto': 'https' });
  expect(answer.cookies[0]?.secure).toBe(true);
});

test('the token is not in the database', async () => {
  const { authToken } = (await signIn(good())).json();
  const kept = await app.db.execute('select * from sessions');
  expect(kept.rows.length).toBeGreaterThan(0);
  expect(JSON.stringify(kept.rows)).not.toContain(authToken);
});

test('a session ends 24 hours after sign-in', async () => {
  const { authToken } = (await signIn(good())).json();
  time += DAY_MS - 1;
  expect((await whoAmI({ authorization: `Bearer ${authToken}` })).statusCode).toBe(200);
  time += 1;
  expect((await whoAmI({ authorization: `Bearer ${authToken}` })).statusCode).toBe(401);
});

test('signing out ends the session on the server', async () => {
  const { authToken } = (await signIn(good())).json();
  const headers = { cookie: `lintel_session=${authToken}` };
  const answer = await app.http.inject({ method: 'POST', url: '/api/auth/logout', headers });
  expect(answer.cookies[0]).toMatchObject({ name: 'lintel_session', value: '' });
  expect((await whoAmI(headers)).statusCode).toBe(401);
  expect((await whoAmI({ authorization: `Bearer ${authToken}` })).statusCode).toBe(401);
});

test('an unknown address and a wrong password are answered alike', async () => {
  const wrong = await signIn({ ...good(), password: 'wrong' });
  const unknown = await signIn({ email: 'nobody@company.example', password: 'wrong' });
  expect(wrong.statusCode).toBe(401);
  expect(wrong.json().message).toBe('Invalid email or password');
  expect(unknown.json()).toEqual(wrong.json());
  expect(unknown.cookies).toEqual([]);
});

describe('guessing is slowed down', () => {
  test('for one account, from however many addresses', async () => {
    for (let i = 0; i < 10; i++) {
      const guess = await signIn(
        { ...good(), password: 'wrong' },
        { 'x-forwarded-for': `10.0.0.${i}` },
      );
      expect(guess.statusCode).toBe(401);
    }
    const blocked = await signIn(good(), { 'x-forwarded-for': '10.0.1.1' });
    expect([blocked.statusCode, blocked.json().code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    time += 15 * 60 * 1000;
    expect((await signIn(good())).statusCode).toBe(200);
  });

  test('but signing in rightly, however often, is not', async () => {
    for (let i = 0; i < 12; i++) expect((await signIn(good())).statusCode).toBe(200);
  });
});

describe('a write with a cookie comes from our own pages', () => {
  const cases: [what: string, headers: Record<string, string>, allowed: boolean][] = [
    ['a page of ours', { 'sec-fetch-site': 'same-origin' }, true],
    ['an address typed by hand', { 'sec-fetch-site': 'none' }, true],
    ['another site', { 'sec-fetch-site': 'cross-site' }, false],
    ['a sister domain', { 'sec-fetch-site': 'same-site' }, false],
    [
      'an older browser on a page of ours',
      { origin: 'http://lintel.test', host: 'lintel.test' },
      true,
    ],
    ['an older browser elsewhere', { origin: 'http://evil.test', host: 'lintel.test' }, false],
    ['another port', { origin: 'http://lintel.test:81', host: 'lintel.test' }, false],
    ['a sandboxed frame', { origin: 'null', host: 'lintel.test' }, false],
    ['no browser', {}, true],
  ];
  test.each(cases)('%s', async (_, headers, allowed) => {
    const { authToken } = (await signIn(good())).json();
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/analyze',
      payload: { documentId: crypto.randomUUID(), framework: 'GDPR' },
      headers: { cookie: `lintel_session=${authToken}`, ...headers },
    });
    expect(answer.json().code).toBe(allowed ? 'NOT_FOUND' : 'FOREIGN_ORIGIN');
  });

  test('nor can another site sign somebody in or out', async () => {
    const headers = { 'sec-fetch-site': 'cross-site' };
    expect((await signIn(good(), headers)).json().code).toBe('FOREIGN_ORIGIN');
  });

  test('a bearer token is not sent by itself, so it needs no origin', async () => {
    const answer = await app.http.inject({
      method: 'POST',
      url: '/api/analyze',
      payload: { documentId: crypto.randomUUID(), framework: 'GDPR' },
      headers: { ...account.headers, 'sec-fetch-site': 'cross-site' },
    });
    expect(answer.json().code).toBe('NOT_FOUND');
  });
});

describe('demo data', () => {
  test('are there once, however often the server starts', async () => {
    await app.prepare();
    const config = (await app.http.inject('/api/config')).json();
    expect(config.demo).toEqual(DEMO_LOGIN);
    const signedIn = await signIn(config.demo);
    expect(signedIn.json()).toMatchObject({ firstName: 'Ines', lastName: 'Moreau' });
    const users = await app.db.execute(`select 1 from users where email = '${DEMO_LOGIN.email}'`);
    expect(users.rows).toHaveLength(1);
  });

  test('are shut where they are switched off, whatever the database holds', async () => {
    const { createApp } = await import('../app.ts');
    const { authToken } = (await signIn(DEMO_LOGIN)).json();
    const opened = { authorization: `Bearer ${authToken}` };
    const others = (await signIn(good())).json().authToken;
    expect((await whoAmI(opened)).statusCode).toBe(200);
    const real = await createApp({
      ...app.dependencies,
      settings: { demo: false, trustedProxies: [], logLevel: 'silent' },
    });
    expect((await real.http.inject('/api/config')).json().demo).toBeUndefined();
    const answer = await real.http.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: DEMO_LOGIN,
    });
    expect(answer.statusCode).toBe(401);
    await real.prepare();
    expect((await whoAmI(opened)).statusCode).toBe(401);
    expect((await whoAmI({ authorization: `Bearer ${others}` })).statusCode).toBe(200);
    await real.http.close();
  });
});
