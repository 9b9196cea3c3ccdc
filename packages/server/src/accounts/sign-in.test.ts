import { afterAll, beforeAll, expect, test } from 'vitest';
import { PASSWORD, startTestApp, type TestApp } from '../testing/start-test-app.ts';
import { createAttemptLimit } from './attempt-limit.ts';
import { signIn } from './sign-in.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ works: false });
});
afterAll(() => app.close());

test('many guesses at once from one address do not get past its limit', async () => {
  const now = () => new Date();
  const limit = (attempts: number) => createAttemptLimit({ attempts, windowMs: 1_000, now });
  const needs = {
    accounts: app.stores.accounts,
    attempts: { byAddress: limit(3), byAccount: limit(1) },
    demo: false,
    now,
  };
  const guess = (i: number, address: string) =>
    signIn({ email: `guess${i}@company.example`, password: 'wrong', address }, needs).catch(
      ({ code }) => code,
    );
  const guesses = await Promise.all([0, 1, 2, 3, 4].map((i) => guess(i, '10.9.9.9')));
  expect(guesses.sort()).toEqual([
    'INVALID_CREDENTIALS',
    'INVALID_CREDENTIALS',
    'INVALID_CREDENTIALS',
    'TOO_MANY_REQUESTS',
    'TOO_MANY_REQUESTS',
  ]);
  const { email } = await app.addAccount();
  const signedIn = await signIn({ email, password: PASSWORD, address: '10.9.9.10' }, needs);
  expect(signedIn.user.email).toBe(email);
});
