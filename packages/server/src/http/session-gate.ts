import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AccountStore } from '../accounts/account-store.ts';
import { hashToken } from '../accounts/session-token.ts';
import { Refusal } from '../refusal.ts';
import { mintTenantScope } from '../tenant-scope.ts';
import './request-context.ts';
import { isForeign } from './foreign-origin.ts';
import { SESSION_COOKIE } from './session-cookie.ts';

interface Gate {
  accounts: AccountStore;
  now: () => Date;
}

/**
 * Stands before every call of the contract, before its body is read: no session, no work. The
 * only place where a tenant's scope comes into being.
 */
export function addSessionGate(app: FastifyInstance, { accounts, now }: Gate): void {
  app.decorateRequest('tenant', null);
  app.addHook('onRequest', async (request) => {
    const { access } = request.routeOptions.config;
    if (access === undefined) return;
    const bearer = bearerToken(request);
    // A bearer token is put there by a script of ours; a cookie is sent by the browser whoever asks.
    if (bearer === undefined && isWrite(request) && isForeign(request)) {
      throw new Refusal('FOREIGN_ORIGIN');
    }
    if (access === 'public') return;
    const token = bearer ?? request.cookies[SESSION_COOKIE];
    if (!token) throw new Refusal('UNAUTHENTICATED');
    const session = await accounts.findSession(hashToken(token), now());
    if (session === undefined) throw new Refusal('UNAUTHENTICATED');
    request.tenant = mintTenantScope(session);
  });
}

/** Every token a request carries: signing out ends them all. */
export function sessionTokens(request: FastifyRequest): string[] {
  return [bearerToken(request), request.cookies[SESSION_COOKIE]].filter(
    (token) => !!token,
  ) as string[];
}

function bearerToken(request: FastifyRequest): string | undefined {
  return /^Bearer +(\S+) *$/i.exec(request.headers.authorization ?? '')?.[1];
}

const isWrite = ({ method }: FastifyRequest) => method !== 'GET' && method !== 'HEAD';
