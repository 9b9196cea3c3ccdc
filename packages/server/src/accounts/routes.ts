import { ENDPOINTS } from '@lintel/contract';
import type { FastifyInstance } from 'fastify';
import { readAllowance } from '../billing/read-allowance.ts';
import type { SubscriptionStore } from '../billing/subscription-store.ts';
import { mount, mountPublic } from '../http/mount.ts';
import { clearSessionCookie, setSessionCookie } from '../http/session-cookie.ts';
import { sessionTokens } from '../http/session-gate.ts';
import { Refusal } from '../refusal.ts';
import type { AccountStore } from './account-store.ts';
import { DEMO_LOGIN } from './seed-demo.ts';
import { hashToken } from './session-token.ts';
import { limitSignIns, signIn } from './sign-in.ts';

interface Needs {
  accounts: AccountStore;
  subscriptions: SubscriptionStore;
  demo: boolean;
  now: () => Date;
}

export function accountRoutes(app: FastifyInstance, needs: Needs): void {
  const { accounts, demo, now } = needs;
  const attempts = limitSignIns(now);

  mountPublic(app, ENDPOINTS.getConfig, () => ({
    signIn: [
      { id: 'google', name: 'Google', enabled: false },
      { id: 'apple', name: 'Apple', enabled: false },
    ],
    ...(demo && { demo: DEMO_LOGIN }),
  }));

  mountPublic(app, ENDPOINTS.login, async ({ body, request, reply }) => {
    const session = await signIn(
      { ...body, address: request.ip },
      { accounts, attempts, demo, now },
    );
    setSessionCookie(request, reply, session);
    const { id, email, firstName, lastName } = session.user;
    return { id, email, firstName, lastName, authToken: session.token };
  });

  mount(app, ENDPOINTS.currentUser, async ({ scope }) => {
    const user = await accounts.readUser(scope);
    if (user === undefined) throw new Refusal('UNAUTHENTICATED');
    const allowance = await readAllowance(scope, needs);
    const { id, email, firstName, lastName } = user;
    return { id, email, firstName, lastName, subscriptionPlan: allowance?.plan.name ?? null };
  });

  mountPublic(app, ENDPOINTS.logout, async ({ request, reply }) => {
    for (const token of sessionTokens(request)) await accounts.endSession(hashToken(token));
    clearSessionCookie(request, reply);
    return { ok: true as const };
  });
}
