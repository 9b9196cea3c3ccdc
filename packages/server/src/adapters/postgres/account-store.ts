import { and, eq, gt, inArray, lte } from 'drizzle-orm';
import type { AccountStore } from '../../accounts/account-store.ts';
import type { Database } from './database.ts';
import { accounts, sessions, subscriptions, users } from './schema.ts';

const USER = {
  id: users.id,
  accountId: users.accountId,
  email: users.email,
  firstName: users.firstName,
  lastName: users.lastName,
};

export function createAccountStore(db: Database): AccountStore {
  return {
    findLogin: async (email) => {
      const [found] = await db
        .select({ user: USER, passwordHash: users.passwordHash })
        .from(users)
        .where(eq(users.email, email));
      return found;
    },
    keepSession: async (session) => {
      await db.insert(sessions).values(session);
    },
    findSession: async (tokenHash, now) => {
      const [found] = await db
        .select({ accountId: sessions.accountId, userId: sessions.userId })
        .from(sessions)
        .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
      return found;
    },
    endSession: async (tokenHash) => {
      await db.delete(sessions).where(eq(sessions.tokenHash, tokenHash));
    },
    endSessionsOf: async (email) => {
      const named = db.select({ id: users.id }).from(users).where(eq(users.email, email));
      await db.delete(sessions).where(inArray(sessions.userId, named));
    },
    endExpiredSessions: async (now) => {
      await db.delete(sessions).where(lte(sessions.expiresAt, now));
    },
    readUser: async (scope) => {
      const [found] = await db
        .select(USER)
        .from(users)
        .where(and(eq(users.accountId, scope.accountId), eq(users.id, scope.userId)));
      return found;
    },
    addAccount: async ({ user, passwordHash, subscription }) => {
      await db.transaction(async (tx) => {
        await tx.insert(accounts).values({ id: user.accountId });
        const added = await tx
          .insert(users)
          .values({ ...user, passwordHash })
          .onConflictDoNothing({ target: users.email })
          .returning({ id: users.id });
        if (added.length === 0) {
          await tx.delete(accounts).where(eq(accounts.id, user.accountId));
          return;
        }
        if (subscription === undefined) return;
        await tx.insert(subscriptions).values({ ...subscription, accountId: user.accountId });
      });
    },
  };
}
