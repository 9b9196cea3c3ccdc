import type { FastifyInstance } from 'fastify';
import { describeApi } from './describe-api.ts';
import { REFERENCE_STYLE, referencePage } from './reference-page.ts';

export function apiReferenceRoutes(app: FastifyInstance): void {
  app.get('/api/openapi.json', () => describeApi());
  app.get('/api/docs', (_, reply) =>
    reply.type('text/html; charset=utf-8').send(referencePage(describeApi())),
  );
  app.get('/api/docs.css', (_, reply) =>
    reply.type('text/css; charset=utf-8').send(REFERENCE_STYLE),
  );
}
