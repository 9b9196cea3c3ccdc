import { randomUUID } from 'node:crypto';
import type { AccountStore } from './account-store.ts';
import { hashPassword } from './password.ts';

/** Known to everybody: shown on the sign-in page of a server with demo data. */
export const DEMO_LOGIN = { email: 'demo@lintel.example', password: 'readiness-check' };

/** Makes the demo account, with a trial that does not end. Changes nothing when it is there. */
export async function seedDemo({
  accounts,
  now,
}: {
  accounts: AccountStore;
  now: () => Date;
}): Promise<void> {
  if ((await accounts.findLogin(DEMO_LOGIN.email)) !== undefined) return;
  await accounts.addAccount({
    user: {
      id: randomUUID(),
      accountId: randomUUID(),
      email: DEMO_LOGIN.email,
      firstName: 'Ines',
      lastName: 'Moreau',
    },
    passwordHash: await hashPassword(DEMO_LOGIN.password),
    subscription: { plan: 'professional', status: 'trialing', anchor: now() },
  });
}
