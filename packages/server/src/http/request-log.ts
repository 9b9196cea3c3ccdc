import type { FastifyInstance } from 'fastify';
import type { MetricsRegistry } from '../metrics/metrics-registry.ts';

/** In seconds: from an answer out of memory to the longest upload. */
const BOUNDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/**
 * One line and one figure for each request: its route, never its address, body or headers, so that
 * nothing people typed gets into either.
 */
export function addRequestLog(app: FastifyInstance, metrics: MetricsRegistry): void {
  const requests = metrics.counter('lintel_http_requests_total', 'Requests answered.');
  const seconds = metrics.histogram(
    'lintel_http_request_duration_seconds',
    'Time from a request to the end of its answer. Event streams are left out.',
    BOUNDS,
  );
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none';
    const { method } = request;
    const status = String(reply.statusCode);
    const milliseconds = Math.round(reply.elapsedTime * 10) / 10;
    request.log.info({ method, route, status: reply.statusCode, milliseconds }, 'answered');
    requests.add({ method, route, status });
    const streamed = String(reply.getHeader('content-type')).startsWith('text/event-stream');
    if (!streamed) seconds.observe(reply.elapsedTime / 1000, { method, route });
  });
}
