import type { FastifyRequest } from 'fastify';

/**
 * True when a browser says that another site's page sent this. `Sec-Fetch-Site` is set by every
 * current browser and by no script; older ones send `Origin` with writes. A request with neither
 * comes from no browser, so nobody's cookie was borrowed for it.
 */
export function isForeign(request: FastifyRequest): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const { origin } = request.headers;
  if (origin === undefined) return false;
  // A page without an origin of its own (a sandboxed frame, a local file) sends `null`.
  return !URL.canParse(origin) || new URL(origin).host !== request.host;
}
