import { setImmediate } from 'node:timers/promises';
import type { Endpoint } from '@lintel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { Refusal } from '../refusal.ts';
import type { TenantScope } from '../tenant-scope.ts';
import { describeIssue, expectsBody, findUnstorable, UnfitAnswer } from './validation.ts';
import './request-context.ts';

/** A call whose form has been checked. */
export interface PublicCall<E extends Endpoint> {
  params: z.output<E['params']>;
  query: z.output<E['query']>;
  body: z.output<E['body']>;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** The same, and by whom. */
export interface Call<E extends Endpoint> extends PublicCall<E> {
  scope: TenantScope;
}

type Answer<E extends Endpoint> = Promise<z.input<E['answer']>> | z.input<E['answer']>;

/**
 * Serves a call of the contract to signed-in accounts: identity, then the form of what comes in,
 * then the handler, then the form of what goes out.
 */
export function mount<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: Call<E>) => Answer<E>,
): void {
  expectAccess(endpoint, 'session');
  route(app, endpoint, async (request, reply) => {
    const call = { ...checkCall(endpoint, request, reply), scope: scopeOf(request) };
    return checkAnswer(endpoint, await handle(call));
  });
}

/** Serves a call of the contract to anyone. */
export function mountPublic<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handle: (call: PublicCall<E>) => Answer<E>,
): void {
  expectAccess(endpoint, 'public');
  route(app, endpoint, async (request, reply) =>
    checkAnswer(endpoint, await handle(checkCall(endpoint, request, reply))),
  );
}

/** Registers the route and what the session gate must know of it; the handler does the rest. */
export function route(
  app: FastifyInstance,
  endpoint: Endpoint,
  handler: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
): void {
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    config: { access: endpoint.access },
    handler,
  });
}

/** @throws Refusal that names the first thing that is not as the contract says */
export function checkCall<E extends Endpoint>(
  endpoint: E,
  request: FastifyRequest,
  reply: FastifyReply,
): PublicCall<E> {
  const params = endpoint.params.safeParse(request.params);
  // Only ids are parameters, and what is no id names nothing.
  if (!params.success) throw new Refusal('NOT_FOUND');
  return {
    params: params.data as z.output<E['params']>,
    query: check(endpoint.query, request.query) as z.output<E['query']>,
    body: expectsBody(endpoint)
      ? (check(endpoint.body, request.body) as z.output<E['body']>)
      : (undefined as z.output<E['body']>),
    request,
    reply,
  };
}

export function scopeOf({ tenant }: FastifyRequest): TenantScope {
  if (tenant === null) throw new Error('A route for accounts was reached without a session.');
  return tenant;
}

function check(schema: z.ZodType, value: unknown): unknown {
  const checked = schema.safeParse(value);
  if (!checked.success) throw new Refusal('BAD_REQUEST', describeIssue(checked.error));
  const unstorable = findUnstorable(checked.data);
  if (unstorable !== undefined) {
    throw new Refusal('BAD_REQUEST', `There are characters in ${unstorable} that are no text.`);
  }
  return checked.data;
}

/** What the contract does not name does not leave the server. */
async function checkAnswer(endpoint: Endpoint, answer: unknown): Promise<unknown> {
  // A document of ten megabytes takes a while to receive from its thread, to check and to write as
  // JSON. Between the three, others have their turn.
  await setImmediate();
  const checked = endpoint.answer.safeParse(answer);
  if (!checked.success) throw new UnfitAnswer(endpoint, checked.error);
  await setImmediate();
  return checked.data;
}

/** A wrong `mount` is found when the server starts, not when somebody gets in. */
function expectAccess({ access, path }: Endpoint, expected: Endpoint['access']): void {
  if (access !== expected) throw new Error(`${path} is for access ${access}, not ${expected}.`);
}
