import { type AnswerOf, ENDPOINTS, type Endpoint, type ParamsOf } from '@lintel/contract';
import { type QueryFunction, queryOptions } from '@tanstack/react-query';
import { type CallOptions, call } from './call.ts';
import { pathOf } from './path-of.ts';

/**
 * Query options of a read. The key is the path, cut before its first parameter, so that
 * `['/api/results']` names all results and `['/api/results', id]` one.
 */
export function read<E extends Endpoint>(endpoint: E, params?: ParamsOf<E>) {
  return queryOptions<AnswerOf<E>, Error, AnswerOf<E>, readonly string[]>({
    queryKey: keyOf(endpoint, params),
  });
}

export function keyOf<E extends Endpoint>(endpoint: E, params?: ParamsOf<E>): readonly string[] {
  const path = pathOf(endpoint, params);
  const cut = endpoint.path.indexOf('/:');
  if (cut < 0) return [path];
  return [path.slice(0, cut), ...path.slice(cut + 1).split('/')];
}

/**
 * The default query function: a GET on the key parts joined with '/', validated by the endpoint
 * that has this path. A 401 throws, or yields `null`.
 */
export function readQuery(options: { on401: 'throw' | 'null' }): QueryFunction<unknown> {
  return ({ queryKey, signal }) => {
    const path = queryKey.join('/');
    const { endpoint, params } = endpointAt(path);
    return call(endpoint, { params, signal, on401: options.on401 } as CallOptions<Endpoint> & {
      on401: 'null';
    });
  };
}

function endpointAt(path: string): { endpoint: Endpoint; params: Record<string, string> } {
  for (const endpoint of Object.values(ENDPOINTS)) {
    if (endpoint.method !== 'GET' || endpoint.answerKind !== 'json') continue;
    const params = match(endpoint.path, path);
    if (params) return { endpoint, params };
  }
  throw new TypeError(`The contract has no read at ${path}`);
}

function match(pattern: string, path: string): Record<string, string> | null {
  const expected = pattern.split('/');
  const actual = path.split('/');
  if (expected.length !== actual.length) return null;
  const params: Record<string, string> = {};
  for (const [index, part] of expected.entries()) {
    const value = actual[index] ?? '';
    if (part.startsWith(':')) params[part.slice(1)] = decodeURIComponent(value);
    else if (part !== value) return null;
  }
  return params;
}
