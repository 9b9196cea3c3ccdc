import type { Endpoint, ParamsOf, QueryOf } from '@lintel/contract';

/** Fills the named parameters of an endpoint's path: `/api/results/:id` becomes `/api/results/7f..`. */
export function pathOf<E extends Endpoint>(
  endpoint: E,
  params?: ParamsOf<E>,
  query?: QueryOf<E>,
): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new TypeError(`${endpoint.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries((query ?? {}) as Record<string, unknown>)) {
    if (value !== undefined) search.set(name, String(value));
  }
  return search.size > 0 ? `${path}?${search}` : path;
}
