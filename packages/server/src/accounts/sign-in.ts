import { Refusal } from '../refusal.ts';
import { type AccountUser, normaliseEmail } from './account.ts';
import type { AccountStore } from './account-store.ts';
import { type AttemptLimit, createAttemptLimit } from './attempt-limit.ts';
import { verifyPassword } from './password.ts';
import { DEMO_LOGIN } from './seed-demo.ts';
import { hashToken, newToken } from './session-token.ts';

/** A stored login lives as long, counted from sign-in. */
const SESSION_MS = 24 * 60 * 60 * 1000;

export interface SignInAttempts {
  byAddress: AttemptLimit;
  byAccount: AttemptLimit;
}

interface SignInNeeds {
  accounts: AccountStore;
  attempts: SignInAttempts;
  demo: boolean;
  now: () => Date;
}

export interface OpenedSession {
  user: AccountUser;
  token: string;
  expiresAt: Date;
}

const FIFTEEN_MINUTES = 15 * 60 * 1000;

/**
 * Failed logins in fifteen minutes. An office shares an address, so it has more; an account has
 * few enough that guessing gets nowhere.
 */
export function limitSignIns(now: () => Date): SignInAttempts {
  return {
    byAddress: createAttemptLimit({ attempts: 50, windowMs: FIFTEEN_MINUTES, now }),
    byAccount: createAttemptLimit({ attempts: 10, windowMs: FIFTEEN_MINUTES, now }),
  };
}

/**
 * Opens a session. An unknown address and a wrong password take the same time and are answered in
 * the same words.
 * @throws Refusal INVALID_CREDENTIALS, TOO_MANY_REQUESTS
 */
export async function signIn(
  { email, password, address }: { email: string; password: string; address: string },
  { accounts, attempts, demo, now }: SignInNeeds,
): Promise<OpenedSession> {
  const account = normaliseEmail(email);
  if (!attempts.byAddress.take(address)) throw new Refusal('TOO_MANY_REQUESTS', WAIT);
  if (!attempts.byAccount.take(account)) {
    attempts.byAddress.giveBack(address);
    throw new Refusal('TOO_MANY_REQUESTS', WAIT);
  }
  // Everybody knows the demo password, so its account is shut once a server runs without demo data.
  const shut = !demo && account === DEMO_LOGIN.email;
  const login = shut ? undefined : await accounts.findLogin(account);
  if (!(await verifyPassword(password, login?.passwordHash)) || login === undefined) {
    throw new Refusal('INVALID_CREDENTIALS');
  }
  attempts.byAddress.giveBack(address);
  attempts.byAccount.giveBack(account);

  const token = newToken();
  const createdAt = now();
  const expiresAt = new Date(createdAt.getTime() + SESSION_MS);
  const { accountId, id: userId } = login.user;
  await accounts.endExpiredSessions(createdAt);
  await accounts.keepSession({
    tokenHash: hashToken(token),
    accountId,
    userId,
    createdAt,
    expiresAt,
  });
  return { user: login.user, token, expiresAt };
}

const WAIT = 'Too many failed sign-ins. Wait fifteen minutes and try again.';
