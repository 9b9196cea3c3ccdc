import type { FastifyInstance } from 'fastify';
import type { MetricsRegistry } from '../metrics/metrics-registry.ts';
import { Refusal } from '../refusal.ts';

interface Needs {
  /** Rejects when the database does not answer. */
  ping: () => Promise<void>;
  metrics: MetricsRegistry;
}

/** For whoever keeps the server running: is it alive, can it work, how is it doing. */
export function healthRoutes(app: FastifyInstance, { ping, metrics }: Needs): void {
  app.get('/healthz', async () => ({ status: 'ok' }));

  app.get('/readyz', async (request) => {
    try {
      await ping();
    } catch (error) {
      request.log.warn({ err: error }, 'The database does not answer.');
      throw new Refusal('UNAVAILABLE', 'The database does not answer. Try again in a moment.');
    }
    return { status: 'ready' };
  });

  app.get('/metrics', async (_, reply) =>
    reply.type('text/plain; version=0.0.4; charset=utf-8').send(await metrics.print()),
  );
}
