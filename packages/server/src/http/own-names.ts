import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { Refusal } from '../refusal.ts';

/**
 * Answers only to names that always mean this machine. Another site can have a name of its own
 * lead here ("DNS rebinding"), and its page is then a page of ours to the browser; with the demo
 * password, which everybody knows, it could read every document of a server on somebody's desk.
 */
export function addOwnNames(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ hostname }) => {
    if (!isOwnName(hostname)) throw new Refusal('FOREIGN_ORIGIN', OTHER_NAME);
  });
}

const OTHER_NAME =
  'While it has demo data, this server answers at localhost alone. To reach it by another name, set LINTEL_DEMO=off, or LINTEL_TRUSTED_PROXIES to the address of the proxy in front of it.';

/** Nobody can have an address lead elsewhere. An old client names nothing at all. */
function isOwnName(hostname: string): boolean {
  const name = hostname.toLowerCase().replace(/^\[(.*)\]$/, '$1');
  return name === '' || name === 'localhost' || name.endsWith('.localhost') || isIP(name) !== 0;
}
