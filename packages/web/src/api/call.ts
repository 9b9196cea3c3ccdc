import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '@lintel/contract';
import { callErrorFrom } from './call-error.ts';
import { pathOf } from './path-of.ts';
import { endSession } from './session/session.ts';
import { UnexpectedAnswer } from './unexpected-answer.ts';

/** What a call needs is read off its contract: a parameter that must be given cannot be left out. */
export type CallOptions<E extends Endpoint> = Needed<'params', ParamsOf<E>> &
  Needed<'body', BodyOf<E>> & {
    query?: QueryOf<E>;
    /** The file of an upload; sent in the field `document`. */
    file?: File;
    /** Sent as a Bearer token beside the cookie. */
    token?: string | null;
    /** `throw` (the default) also ends the session in this browser. */
    on401?: 'throw' | 'null';
    signal?: AbortSignal;
  };
type Needed<Name extends string, Value> =
  Record<never, never> extends Value
    ? { [K in Name]?: Value }
    : undefined extends Value
      ? { [K in Name]?: Value }
      : { [K in Name]: Value };

/**
 * The one way to the server. Resolves to an answer the contract has validated.
 * @throws {CallError} when the answer is not a success
 * @throws {UnexpectedAnswer} when it is, but not in the form the contract promises
 * @throws {TypeError} when the server cannot be reached
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> & { on401: 'null' },
): Promise<AnswerOf<E> | null>;
export async function call<E extends Endpoint>(
  endpoint: E,
  ...options: Record<never, never> extends CallOptions<E> ? [CallOptions<E>?] : [CallOptions<E>]
): Promise<AnswerOf<E>>;
export async function call<E extends Endpoint>(endpoint: E, options?: CallOptions<E>) {
  const response = await send(endpoint, options ?? ({} as CallOptions<E>));
  if (response === null) return null;
  const body = await response.json().catch(() => {
    throw new UnexpectedAnswer();
  });
  const answer = endpoint.answer.safeParse(body);
  if (!answer.success) throw new UnexpectedAnswer(answer.error);
  return answer.data as AnswerOf<E>;
}

/** The same for endpoints that answer with a file. */
export async function fetchFile<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E> & { on401?: 'throw' },
): Promise<Blob> {
  const response = await send(endpoint, options);
  if (response === null) throw new TypeError('A file cannot be left out on 401');
  return response.blob();
}

async function send<E extends Endpoint>(
  endpoint: E,
  options: CallOptions<E>,
): Promise<Response | null> {
  const given = options as Given;
  const response = await fetch(pathOf(endpoint, options.params, given.query as QueryOf<E>), {
    method: endpoint.method,
    credentials: 'include',
    headers: headersOf(given),
    body: bodyOf(given),
    signal: given.signal ?? null,
  });
  if (response.ok) return response;
  if (response.status === 401 && given.on401 === 'null') return null;
  if (response.status === 401 && endpoint.access === 'session') endSession('expired');
  throw await callErrorFrom(response);
}

interface Given {
  body?: unknown;
  query?: unknown;
  file?: File;
  token?: string | null;
  on401?: 'throw' | 'null';
  signal?: AbortSignal;
}

function headersOf({ body, token }: Given): Record<string, string> {
  return {
    Accept: 'application/json',
    ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
    ...(token ? { Authorization: `Bearer ${token}` } : {}),
  };
}

function bodyOf({ body, file }: Given): BodyInit | null {
  if (file) {
    const form = new FormData();
    form.set('document', file);
    return form;
  }
  return body === undefined ? null : JSON.stringify(body);
}
