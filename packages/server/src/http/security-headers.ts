import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

/**
 * What a page of ours may load and do: only what this server serves. Scripts never inline. Styles
 * may be, because dialogs and the editor place themselves with style attributes.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    // Browsers ignore it, with a warning, where the page did not come over https.
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    // Answers about an account are nobody else's to keep.
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
  });
}
