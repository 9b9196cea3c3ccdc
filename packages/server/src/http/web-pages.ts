import { existsSync } from 'node:fs';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Refusal } from '../refusal.ts';
import { answerRefusal } from './error-answers.ts';

/**
 * Serves the built web application. An address that is no file is one of its pages, so a reload
 * finds it; only what asks for a page gets one, everything else is told that there is nothing.
 */
export async function addWebPages(app: FastifyInstance, folder: string | undefined): Promise<void> {
  const built = folder !== undefined && existsSync(join(folder, 'index.html'));
  if (built) {
    await app.register(serveStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply, path) => {
        reply.header('cache-control', cachingOf(path.slice(folder.length)));
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    if (built && asksForPage(request)) reply.sendFile('index.html');
    else answerRefusal(reply, new Refusal('NOT_FOUND', 'There is nothing at this address.'));
  });
}

/** The bundler puts a hash of the content into the names under /assets/. */
const cachingOf = (path: string) =>
  /^[/\\]assets[/\\]/.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';

function asksForPage({ method, url, headers }: FastifyRequest): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  if (url === '/api' || url.startsWith('/api/') || url.startsWith('/assets/')) return false;
  return (headers.accept ?? '').includes('text/html');
}
