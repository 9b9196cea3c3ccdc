import type { Subscription } from '../billing/subscription-store.ts';
import type { TenantScope } from '../tenant-scope.ts';
import type { AccountUser } from './account.ts';

/** Accounts, users and sessions. What has no scope here is what happens before there is one. */
export interface AccountStore {
  findLogin(email: string): Promise<{ user: AccountUser; passwordHash: string } | undefined>;
  keepSession(session: NewSession): Promise<void>;
  /** Whose session it is; undefined when it has ended or never was. */
  findSession(
    tokenHash: string,
    now: Date,
  ): Promise<{ accountId: string; userId: string } | undefined>;
  endSession(tokenHash: string): Promise<void>;
  /** Ends every session of the user with that address. */
  endSessionsOf(email: string): Promise<void>;
  /** Forgets sessions past their time. */
  endExpiredSessions(now: Date): Promise<void>;
  readUser(scope: TenantScope): Promise<AccountUser | undefined>;
  /** Makes an account with one user, unless a user with that address is there. */
  addAccount(account: NewAccount): Promise<void>;
}

export interface NewSession {
  tokenHash: string;
  accountId: string;
  userId: string;
  createdAt: Date;
  expiresAt: Date;
}

export interface NewAccount {
  user: AccountUser;
  passwordHash: string;
  subscription?: Subscription;
}
