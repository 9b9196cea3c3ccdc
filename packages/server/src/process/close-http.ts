import type { Server } from 'node:http';

/** What this needs of the HTTP application. */
interface Closable {
  server: Server;
  close(): PromiseLike<unknown>;
}

/**
 * Accepts nothing more and lets requests finish; after the grace period their connections are
 * cut. An event stream ends only then, and its browser connects again by itself.
 */
export async function closeHttp(http: Closable, graceMilliseconds: number): Promise<void> {
  const limit = setTimeout(() => http.server.closeAllConnections(), graceMilliseconds);
  try {
    await http.close();
  } finally {
    clearTimeout(limit);
  }
}
